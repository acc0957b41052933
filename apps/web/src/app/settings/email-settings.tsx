import {
  type EmailSettingsFragment,
  errorFields,
  useChangeEmailMutation,
  useRequestEmailConfirmationMutation,
} from '@tessera/client';
import { checkEmail, MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Chip, Notice, useToast } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '../../data/errors/error-text.ts';
import { getSession, updateSessionUser } from '../../data/session/session.ts';
import { EmailField } from '../../parts/forms/email-field.tsx';
import { PasswordField } from '../../parts/forms/password-field.tsx';
import { validity } from '../../parts/forms/validity.ts';

interface EmailSettingsProps {
  viewer: EmailSettingsFragment;
  onChange: () => void;
}

/** The address of the account, whether it is proved, and the way to another one. */
export function EmailSettings({ viewer, onChange }: EmailSettingsProps) {
  const [isChanging, setIsChanging] = useState(false);
  useKnownAddress(viewer.email);
  const close = () => {
    setIsChanging(false);
    onChange();
  };
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 [overflow-wrap:anywhere]">{viewer.email}</span>
        <Chip tone={viewer.isEmailConfirmed ? 'ok' : 'note'}>
          {viewer.isEmailConfirmed ? t('Confirmed') : t('Not confirmed')}
        </Chip>
      </p>
      {(viewer.pendingEmail || !viewer.isEmailConfirmed) && <Unproved viewer={viewer} />}
      {isChanging ? (
        <EmailForm onDone={close} onCancel={() => setIsChanging(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsChanging(true)}>
          {t('Change email address')}
        </Button>
      )}
    </div>
  );
}

/** The link may have been used in another browser; what this one remembers of the person follows here. */
function useKnownAddress(email: string): void {
  useEffect(() => {
    const session = getSession();
    if (session.status === 'signed-in' && session.user?.email !== email) updateSessionUser({ email });
  }, [email]);
}

function Unproved({ viewer: { email, pendingEmail } }: Pick<EmailSettingsProps, 'viewer'>) {
  const [request, { loading }] = useRequestEmailConfirmationMutation();
  const toast = useToast();
  const send = async () => {
    try {
      const { data } = await request();
      if (data) toast(data.requestEmailConfirmation.message, { durationMs: 4000 });
    } catch (error) {
      toast(errorText(error, say(MESSAGES.saveFailed)), { tone: 'bad', durationMs: 4000 });
    }
  };
  return (
    <Notice
      action={
        <Button variant="quiet" isBusy={loading} onClick={() => void send()}>
          {t('Send the link again')}
        </Button>
      }
    >
      {pendingEmail
        ? t('We have sent a link to {pendingEmail}. The address changes when you use it.', { pendingEmail })
        : t('We have sent a link to {email}. Use it, so that we can reach you when you need us.', { email })}
    </Notice>
  );
}

interface Fields {
  email: string;
  password: string;
}

function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { email: '', password: '' } });
  const { submit, failure } = useChange(form, onDone);
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <EmailField
        label={t('New email address')}
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { validate: (raw) => validity(checkEmail(raw).error) })}
      />
      <PasswordField
        label={t('Your password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('Enter your password.') })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {isSubmitting ? t('Sending…') : t('Send the link')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

function useChange({ handleSubmit, setError }: ReturnType<typeof useForm<Fields>>, onDone: () => void) {
  const [change] = useChangeEmailMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(null);
    try {
      await change({ variables: { input: { email: email.trim(), password } } });
      onDone();
    } catch (error) {
      const fields = errorFields(error);
      for (const name of ['email', 'password'] as const) {
        if (fields[name]) setError(name, { message: fields[name] });
      }
      if (!fields.email && !fields.password) setFailure(errorText(error, say(MESSAGES.saveFailed)));
    }
  });
  return { submit, failure };
}
