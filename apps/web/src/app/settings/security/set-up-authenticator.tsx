import { errorFields, useConfirmAuthenticatorMutation, useStartAuthenticatorMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, Skeleton, TextField } from '@tessera/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { QrFrame } from '../../../parts/qr/qr-frame.tsx';
import { useQrCode } from '../../../parts/qr/use-qr-code.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SetUpAuthenticatorProps {
  onClose: () => void;
  onDone: () => void;
}

/** Scan, type the code, keep the recovery codes. */
export function SetUpAuthenticator({ onClose, onDone }: SetUpAuthenticatorProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { setup, failure } = useSetup();
  const finish = (made: readonly string[]) => {
    setCodes(made);
    onDone();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={codes ? t('Your recovery codes') : t('Set up an authenticator app')}
      size="sm"
    >
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
      {!codes && failure && <Notice tone="bad">{failure}</Notice>}
      {!codes && !failure && !setup && <Skeleton className="h-80" />}
      {!codes && setup && <Confirm setup={setup} onClose={onClose} onDone={finish} />}
    </Dialog>
  );
}

interface Setup {
  uri: string;
  key: string;
}

/** A key for the app, made once when the dialog opens. */
function useSetup(): { setup: Setup | null; failure: string | null } {
  const [start] = useStartAuthenticatorMutation();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = useEffectEvent(async (isThere: () => boolean) => {
    try {
      const { data } = await start();
      if (isThere()) setSetup(data?.startAuthenticator ?? null);
    } catch (error) {
      if (isThere()) setFailure(errorText(error, t('Something went wrong. Try again.')));
    }
  });
  useEffect(() => {
    let isThere = true;
    void begin(() => isThere);
    return () => {
      isThere = false;
    };
  }, []);
  return { setup, failure };
}

interface ConfirmProps {
  setup: Setup;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}

function Confirm({ setup: { uri, key }, onClose, onDone }: ConfirmProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [confirm, { loading: isBusy }] = useConfirmAuthenticatorMutation();
  const qr = useQrCode(uri);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { data } = await confirm({ variables: { input: { code } } });
      if (data) onDone(data.confirmAuthenticator.codes);
    } catch (error) {
      setProblem(errorFields(error).code ?? errorText(error, t('Something went wrong. Try again.')));
    }
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ink-2">
        {t('Scan this with your authenticator app, then enter the code that the app shows.')}
      </p>
      <QrFrame qr={qr} label={t('QR code for your authenticator app')} className="w-48 justify-self-center" />
      <p className="text-sm text-ink-2">
        {t('Can’t scan it? Enter this key in the app:')}{' '}
        <span className="font-mono text-ink [overflow-wrap:anywhere] select-all">{inGroups(key)}</span>
      </p>
      <TextField
        label={t('Code')}
        value={code}
        error={problem ?? undefined}
        autoComplete="one-time-code"
        inputMode="numeric"
        className="[&_input]:font-mono"
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('Turn on')}
        </Button>
      </div>
    </form>
  );
}

/** 'ABCDEFGH' → 'ABCD EFGH', which is easier to type. */
function inGroups(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
