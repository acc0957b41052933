import {
  type ConnectorOfferLineFragment,
  errorFields,
  useConnectWithTokenMutation,
  useStartConnectionMutation,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { paths } from '../../paths.ts';
import type { Service } from './connector-list.ts';

interface ConnectServiceProps {
  service: Service;
  offer: ConnectorOfferLineFragment;
  label?: string;
}

/** Whether it can be connected by one way at least. Without SECRETS_KEY no token can be kept, however it came. */
export function mayConnect({ missingSettings, takesToken }: ConnectorOfferLineFragment): boolean {
  return missingSettings.length === 0 || (takesToken && !missingSettings.includes('SECRETS_KEY'));
}

/** Leads to the service, where the person allows it. Where that isn't set up, it takes the token of a private app. */
export function ConnectService({ service, offer, label = t('Connect') }: ConnectServiceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { leave, isLeaving } = useLeave(service);
  const start = () => (offer.missingSettings.length > 0 ? setIsAsking(true) : void leave());
  return (
    <>
      <Button aria-label={`${label} ${service.name}`} disabled={!mayConnect(offer)} isBusy={isLeaving} onClick={start}>
        {isLeaving ? t('Connecting…') : label}
      </Button>
      {isAsking && <TokenDialog service={service} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function useLeave({ kind }: Service) {
  const [start] = useStartConnectionMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const toast = useToast();
  const leave = async () => {
    setIsLeaving(true);
    try {
      const { data } = await start({ variables: { input: { kind } } });
      if (data) location.assign(data.startConnection.url);
    } catch (error) {
      setIsLeaving(false);
      toast(errorText(error, t('Couldn’t connect. Try again.')), { tone: 'bad' });
    }
  };
  return { leave, isLeaving };
}

function TokenDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const { name } = service;
  const [token, setToken] = useState('');
  const { connect, error, failure, isBusy } = useConnect(service, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void connect(token);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Connect {name}', { name })}
      description={t('Create a private app in {name} that may read and write contacts, and paste its token.', { name })}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          label={t('Access token')}
          type="password"
          value={token}
          autoComplete="off"
          spellCheck={false}
          hint={t('We store it encrypted and never show it again.')}
          error={error}
          onChange={(event) => setToken(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? t('Connecting…') : t('Connect')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useConnect({ id, kind, name }: Service, onDone: () => void) {
  const [connectWithToken, { loading: isBusy }] = useConnectWithTokenMutation();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const navigate = useNavigate();
  const connect = async (token: string) => {
    setError(undefined);
    setFailure(null);
    try {
      await connectWithToken({ variables: { input: { kind, token } } });
      onDone();
      toast(t('{name} connected', { name }));
      await navigate(paths.connector(id));
    } catch (refused) {
      const { token: text } = errorFields(refused);
      setError(text);
      if (!text) setFailure(errorText(refused, t('Couldn’t connect. Try again.')));
    }
  };
  return { connect, error, failure, isBusy };
}
