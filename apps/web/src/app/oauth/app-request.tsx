import { TOKEN_SCOPE_LIST } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Checkbox, Notice } from '@tessera/ui';
import { useState } from 'react';
import { ApiError } from '../../data/errors/api-error.ts';
import { callApi } from '../../data/session/call-api.ts';
import { Sheet } from '../../parts/screen/invitation-sheet.tsx';

/** What an app asks for, as the server tells it. */
export interface AppRequest {
  /** `host` is null for an app without a web address. */
  app: { name: string; host: string | null };
  /** The location of a device that asks; absent if the app sent this browser. */
  device?: { network: string; description: string; isThisNetwork: boolean };
  scopes: readonly string[];
}

interface AppRequestSheetProps {
  request: AppRequest;
  /** Where the person ends up, or what they have to know before they decide. */
  note: string;
  /** Sends the decision; throws what the person has to be told. */
  onDecide: (decision: { isAllowed: boolean; scopes: readonly string[] }) => Promise<void>;
}

/** Says which app asks for what, and lets the person allow all of it, less, or nothing. */
export function AppRequestSheet({ request: { app, device, scopes }, note, onDecide }: AppRequestSheetProps) {
  const [chosen, setChosen] = useState(scopes);
  const [busy, setBusy] = useState<'allow' | 'refuse' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const decide = async (isAllowed: boolean) => {
    setBusy(isAllowed ? 'allow' : 'refuse');
    setFailure(null);
    try {
      await onDecide({ isAllowed, scopes: chosen });
    } catch (error) {
      setFailure(requestFailure(error));
      setBusy(null);
    }
  };
  return (
    <Sheet>
      <div className="max-w-full">
        <p className="text-ink-2">{t('An app wants to connect to your account')}</p>
        <h1 dir="auto" className="mt-1 [overflow-wrap:anywhere]">
          {app.name}
        </h1>
        <p dir="auto" className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
          {app.host ?? t('No website of its own')}
        </p>
      </div>
      {device && <Notice className="w-full text-start">{describeOrigin(device)}</Notice>}
      <fieldset className="w-full text-start">
        <legend className="mb-3 text-sm font-medium text-ink-2">{t('The app will be able to')}</legend>
        <div className="grid gap-3">
          {TOKEN_SCOPE_LIST.filter(({ scope }) => scopes.includes(scope)).map(({ scope, allows }) => (
            <Checkbox
              key={scope}
              label={say(allows)}
              checked={chosen.includes(scope)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
              }
            />
          ))}
        </div>
      </fieldset>
      <Notice className="w-full text-start">
        {t('Tessera hasn’t checked who makes this app. Allow it only if you trust it. {note}', { note })}
      </Notice>
      {failure && (
        <Notice tone="bad" className="w-full text-start">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="primary"
          size="lg"
          isBusy={busy === 'allow'}
          disabled={busy !== null || chosen.length === 0}
          onClick={() => void decide(true)}
        >
          {t('Allow access')}
        </Button>
        <Button
          variant="quiet"
          size="lg"
          isBusy={busy === 'refuse'}
          disabled={busy !== null}
          onClick={() => void decide(false)}
        >
          {t('Don’t allow')}
        </Button>
      </div>
      <p className="text-sm text-ink-3">{t('You can disconnect it in Settings at any time.')}</p>
    </Sheet>
  );
}

function describeOrigin({ network, description, isThisNetwork }: NonNullable<AppRequest['device']>): string {
  const values = { network, device: description };
  return isThisNetwork
    ? t('Another device on this browser’s network is asking: {device}, {network}.', values)
    : t(
        'A device somewhere else, on another network, is asking: {device}, {network}. If someone sent you the code, don’t allow it.',
        values,
      );
}

/** POSTs a decision as JSON. Throws ApiError. */
export function sendDecision(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return callApi(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** What went wrong, for people. */
export function requestFailure(error: unknown): string {
  return (error instanceof ApiError && error.said) || t('Something went wrong. Try again.');
}
