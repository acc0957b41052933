import { errorFields, useChangePasswordMutation } from '@tessera/client';
import { checkPassword, MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Notice, useToast } from '@tessera/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '../../data/errors/error-text.ts';
import { PasswordField } from '../../parts/forms/password-field.tsx';
import { PasswordHint } from '../../parts/forms/password-hint.tsx';
import { validity } from '../../parts/forms/validity.ts';

interface Fields {
  currentPassword: string;
  newPassword: string;
}

interface PasswordFormProps {
  /** Whose password it is; for the browser's password manager. */
  email: string;
  onChange: () => void;
}

/** A new password for the right present one. Every other device is signed out. */
export function PasswordForm({ email, onChange }: PasswordFormProps) {
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { currentPassword: '', newPassword: '' } });
  const { submit, failure } = useChange(form, onChange);
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('Current password')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { required: t('Enter your password.') })}
      />
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        hint={<PasswordHint password={form.watch('newPassword')} />}
        {...form.register('newPassword', { validate: (raw) => validity(checkPassword(raw)) })}
      />
      <Button type="submit" isBusy={isSubmitting} className="justify-self-start">
        {isSubmitting ? t('Saving…') : t('Change password')}
      </Button>
    </form>
  );
}

function useChange({ handleSubmit, setError, reset }: ReturnType<typeof useForm<Fields>>, onChange: () => void) {
  const [change] = useChangePasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      const { data } = await change({ variables: { input } });
      reset();
      if (data) toast(data.changePassword.message, { durationMs: 4000 });
      onChange();
    } catch (error) {
      const fields = errorFields(error);
      for (const name of ['currentPassword', 'newPassword'] as const) {
        if (fields[name]) setError(name, { message: fields[name] });
      }
      if (!fields.currentPassword && !fields.newPassword) {
        setFailure(errorText(error, say(MESSAGES.saveFailed)));
      }
    }
  });
  return { submit, failure };
}
