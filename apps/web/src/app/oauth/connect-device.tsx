import { t } from '@tessera/texts';
import { Button, Notice, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../data/session/call-api.ts';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { type AppRequest, AppRequestSheet, requestFailure, sendDecision } from './app-request.tsx';

const PATH = '/oauth/device';

/** `/oauth/device`: where people type the code that a device shows, and decide what it may do. */
export function ConnectDevice() {
  const [found, setFound] = useState<{ userCode: string; request: AppRequest } | null>(null);
  const [done, setDone] = useState<'allowed' | 'refused' | null>(null);
  if (done) return <Decided isAllowed={done === 'allowed'} />;
  if (!found) return <CodeForm onFound={setFound} />;
  const { userCode, request } = found;
  return (
    <AppRequestSheet
      request={request}
      note={t('Go on only if a device of yours shows the code {userCode} right now.', { userCode })}
      onDecide={async (decision) => {
        await sendDecision(`${PATH}/decision`, { userCode, ...decision });
        setDone(decision.isAllowed ? 'allowed' : 'refused');
      }}
    />
  );
}

function CodeForm({ onFound }: { onFound: (found: { userCode: string; request: AppRequest }) => void }) {
  const [params] = useSearchParams();
  const [code, setCode] = useState(params.get('user_code') ?? '');
  const [failure, setFailure] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFailure(undefined);
    const userCode = code.trim().toUpperCase();
    try {
      const answer = await callApi(`${PATH}/request?user_code=${encodeURIComponent(userCode)}`);
      onFound({ userCode, request: (await answer.json()) as AppRequest });
    } catch (error) {
      setFailure(requestFailure(error));
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-110 justify-items-start gap-5">
      <ScreenHead title={t('Connect a device')} />
      <TextField
        label={t('Code')}
        className="w-full"
        hint={t('Enter the code that your device shows.')}
        value={code}
        error={failure}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={code.trim() === ''}>
        {t('Continue')}
      </Button>
    </form>
  );
}

function Decided({ isAllowed }: { isAllowed: boolean }) {
  return (
    <div className="max-w-110">
      <ScreenHead title={isAllowed ? t('Device connected') : t('Not connected')} />
      <Notice>
        {isAllowed
          ? t('Go back to the device. It continues by itself.')
          : t('The device was told that you don’t allow it.')}
      </Notice>
    </div>
  );
}
