import { useCreateRecoveryCodesMutation, useRemoveAuthenticatorMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { AskingButton, Button, Chip, Dialog, Notice, useToast } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../locale/format.ts';
import { useAttempt } from '../../../parts/feedback/use-attempt.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecurityProps } from './security-props.ts';

const SetUpAuthenticator = lazy(async () => ({
  default: (await import('./set-up-authenticator.tsx')).SetUpAuthenticator,
}));

const FEW_CODES = 3;

/** A code of an app at each sign-in, and codes for the day when the app is lost. */
export function AuthenticatorSettings({ viewer, onChange }: SecurityProps) {
  const [isSettingUp, setIsSettingUp] = useState(false);
  const { authenticatorSince } = viewer;
  return (
    <div className="grid gap-5">
      <div className="-mb-2 flex flex-wrap items-center gap-2.5">
        <h3 className="text-lg">{t('Authenticator app')}</h3>
        {authenticatorSince && <Chip tone="ok">{t('On')}</Chip>}
      </div>
      {authenticatorSince ? (
        <TurnedOn viewer={viewer} onChange={onChange} />
      ) : (
        <>
          <p className="text-ink-2">
            {t(
              'After your password, sign-in also asks for a six-digit code from an app on your phone. A stolen password is then not enough.',
            )}
          </p>
          <Button className="justify-self-start" onClick={() => setIsSettingUp(true)}>
            {t('Set up an app')}
          </Button>
        </>
      )}
      {isSettingUp && (
        <Suspense>
          <SetUpAuthenticator onClose={() => setIsSettingUp(false)} onDone={onChange} />
        </Suspense>
      )}
    </div>
  );
}

function TurnedOn({ viewer, onChange }: SecurityProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [remove, removing] = useRemoveAuthenticatorMutation();
  const [create, creating] = useCreateRecoveryCodesMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const turnOff = () =>
    attempt(async () => {
      const { data } = await remove();
      if (data) toast(data.removeAuthenticator.message);
      onChange();
    });
  const createCodes = () =>
    attempt(async () => {
      const { data } = await create();
      setCodes(data?.createRecoveryCodes.codes ?? null);
      onChange();
    });
  return (
    <>
      <p className="text-ink-2">
        {t('On since {day}. {codes}', {
          day: formatDate(viewer.authenticatorSince ?? '', 'day'),
          codes: codesText(viewer.recoveryCodesLeft),
        })}
      </p>
      {viewer.recoveryCodesLeft < FEW_CODES && (
        <Notice>{t('Create new recovery codes, so that you can still sign in when you lose your phone.')}</Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button isBusy={creating.loading} onClick={() => void createCodes()}>
          {t('Create new recovery codes')}
        </Button>
        <AskingButton
          variant="quiet"
          isBusy={removing.loading}
          question={t('Turn the authenticator app off?')}
          detail={t('Your password alone will sign you in again. Your recovery codes stop working.')}
          confirmLabel={t('Turn off')}
          tone="danger"
          onConfirm={turnOff}
        >
          {t('Turn off')}
        </AskingButton>
      </div>
      {codes && (
        <Dialog isOpen onOpenChange={(isOpen) => !isOpen && setCodes(null)} title={t('Your recovery codes')} size="sm">
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
    </>
  );
}

function codesText(left: number): string {
  return t('{left, plural, one {One recovery code is left.} other {# recovery codes are left.}}', { left });
}
