import {
  errorFields,
  type PhoneProofFragment,
  useConfirmPhoneMutation,
  useSendPhoneCodeMutation,
} from '@tessera/client';
import { PHONE_CODE } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Chip, Notice, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { PhoneNumber } from '../../../locale/phone-number.tsx';

/** Whether the saved number is proved to be the person's, and the way to prove it by a code in a text message. */
export function PhoneProof({ viewer: { phone, isPhoneConfirmed, canConfirmPhone } }: { viewer: PhoneProofFragment }) {
  return (
    <section aria-label={t('Phone number')} className="grid gap-4 border-t border-line pt-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <PhoneNumber phone={phone} />
        <Chip tone={isPhoneConfirmed ? 'ok' : 'note'}>{isPhoneConfirmed ? t('Confirmed') : t('Not confirmed')}</Chip>
      </p>
      {!isPhoneConfirmed && (canConfirmPhone ? <CodeSteps phone={phone} /> : <LinkOnly />)}
    </section>
  );
}

/** This installation sends no text messages. */
function LinkOnly() {
  return (
    <p className="text-ink-2">
      {t(
        'Phone numbers can’t be confirmed here, so no one finds you by yours. When someone invites your number to a group, ask them for the link and join with it.',
      )}
    </p>
  );
}

function CodeSteps({ phone }: { phone: string }) {
  const { send, isSending, failure, waitSeconds, isSent } = useSendCode();
  const [hasCode, setHasCode] = useState(false);
  return (
    <>
      <p className="text-ink-2">
        {isSent ? (
          <Trans
            message="We have sent a code to {phone}. It works for {minutes} minutes."
            parts={{}}
            values={{ phone: <PhoneNumber phone={phone} />, minutes: PHONE_CODE.minutes }}
          />
        ) : (
          t('Confirm your number, so that people who have it can find you and invite you to groups.')
        )}
      </p>
      {(isSent || hasCode) && <CodeForm />}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isSent ? 'quiet' : 'outline'}
          isBusy={isSending}
          disabled={waitSeconds > 0}
          onClick={() => void send()}
        >
          {waitSeconds > 0
            ? t('Send again in {waitSeconds} s', { waitSeconds })
            : isSent
              ? t('Send again')
              : t('Send code')}
        </Button>
        {/* Who reads the message on this phone may come back to a page that has been loaded anew. */}
        {!isSent && !hasCode && (
          <Button variant="quiet" onClick={() => setHasCode(true)}>
            {t('I have a code')}
          </Button>
        )}
      </div>
    </>
  );
}

function useSendCode() {
  const [sendCode, { loading: isSending, error, data }] = useSendPhoneCodeMutation();
  const [waitSeconds, setWaitSeconds] = useState(0);
  useEffect(() => {
    if (waitSeconds <= 0) return;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);
  const send = async () => {
    // What goes wrong is in `failure`.
    const { data: sent } = await sendCode().catch(() => ({ data: null }));
    if (sent) setWaitSeconds(sent.sendPhoneCode.resendAfterSeconds);
  };
  return { send, isSending, failure: error && errorText(error), waitSeconds, isSent: Boolean(data) };
}

function CodeForm() {
  const [code, setCode] = useState('');
  const [confirm, { loading, error }] = useConfirmPhoneMutation();
  const toast = useToast();
  const problem = errorFields(error).code;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What goes wrong is at the field, or below.
    const { data } = await confirm({ variables: { input: { code } } }).catch(() => ({ data: null }));
    if (data) toast(t('Phone number confirmed'));
  };
  return (
    <form noValidate className="grid gap-3.5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('Code')}
        value={code}
        error={problem}
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        maxLength={PHONE_CODE.digits + 2}
        className="max-w-xs"
        onChange={({ target }) => setCode(target.value)}
      />
      {error && !problem && <Notice tone="bad">{errorText(error)}</Notice>}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        isBusy={loading}
        disabled={code.trim() === ''}
      >
        {loading ? t('Confirming…') : t('Confirm number')}
      </Button>
    </form>
  );
}
