import {
  errorFields,
  type PhoneProofFragment,
  useConfirmPhoneMutation,
  useSendPhoneCodeMutation,
} from '@tessera/client';
import { formatPhone, PHONE_CODE } from '@tessera/domain';
import { Button, Chip, Notice, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { errorText } from '../errors/error-text.ts';

/** Whether the saved number is proved to be the person's, and the way to prove it by a code in a text message. */
export function PhoneProof({ viewer: { phone, isPhoneConfirmed, canConfirmPhone } }: { viewer: PhoneProofFragment }) {
  return (
    <section aria-label="Phone number" className="grid gap-4 border-t border-line pt-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span>{formatPhone(phone)}</span>
        <Chip tone={isPhoneConfirmed ? 'ok' : 'note'}>{isPhoneConfirmed ? 'Confirmed' : 'Not confirmed'}</Chip>
      </p>
      {!isPhoneConfirmed && (canConfirmPhone ? <CodeSteps phone={phone} /> : <LinkOnly />)}
    </section>
  );
}

/** This installation sends no text messages. */
function LinkOnly() {
  return (
    <p className="text-ink-2">
      Phone numbers can’t be confirmed here, so nobody finds you by yours. When somebody invites your number to a group,
      ask them for the link and join with it.
    </p>
  );
}

function CodeSteps({ phone }: { phone: string }) {
  const { send, isSending, failure, waitSeconds, isSent } = useSendCode();
  return (
    <>
      <p className="text-ink-2">
        {isSent
          ? `We have sent a code to ${formatPhone(phone)}. It works for ${PHONE_CODE.minutes} minutes.`
          : 'Confirm your number, so that people who have it can find you and invite you to groups.'}
      </p>
      {isSent && <CodeForm />}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button
        variant={isSent ? 'quiet' : 'outline'}
        className="justify-self-start"
        isBusy={isSending}
        disabled={waitSeconds > 0}
        onClick={() => void send()}
      >
        {waitSeconds > 0 ? `Send again in ${waitSeconds} s` : isSent ? 'Send again' : 'Send code'}
      </Button>
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
    if (data) toast('Phone number confirmed');
  };
  return (
    <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={(event) => void submit(event)}>
      <div className="w-full max-w-60">
        <TextField
          label="Code"
          value={code}
          error={problem}
          autoFocus
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          maxLength={PHONE_CODE.digits + 2}
          className="font-mono"
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Button type="submit" variant="primary" className="mt-7 h-10" isBusy={loading} disabled={code.trim() === ''}>
        {loading ? 'Confirming…' : 'Confirm number'}
      </Button>
      {error && !problem && (
        <Notice tone="bad" className="w-full">
          {errorText(error)}
        </Notice>
      )}
    </form>
  );
}
