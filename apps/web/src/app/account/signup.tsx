import { ACCOUNT_LIMITS, checkEmail, checkFullName, checkPassword } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Notice, TextField } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { register as registerAccount } from '../../data/session/api.ts';
import { readOrigin } from '../../data/session/origin.ts';
import { startSession } from '../../data/session/session.ts';
import { ConsentLine } from '../../parts/forms/consent-line.tsx';
import { EmailField } from '../../parts/forms/email-field.tsx';
import { PasswordField } from '../../parts/forms/password-field.tsx';
import { PasswordHint } from '../../parts/forms/password-hint.tsx';
import { validity } from '../../parts/forms/validity.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from './account-page.tsx';
import { ChosenPlan } from './chosen-plan.tsx';
import { LinkNote } from './link-note.tsx';

interface Fields {
  fullName: string;
  email: string;
  password: string;
}

/** Where to go after success is decided by the guard around this page. */
export function SignUp() {
  const origin = readOrigin(useLocation().search);
  return (
    <AccountPage
      title={t('Create Your Account')}
      subtitle={t('Start your free trial')}
      footer={
        <Trans
          message="Already have an account? <0>Sign in</0>"
          parts={{
            0: (text) => (
              <Link to={paths.signIn(origin)} className="text-ink underline underline-offset-4">
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      <LinkNote from={origin.from} page="signUp" />
      <ChosenPlan origin={origin} />
      <SignUpForm />
    </AccountPage>
  );
}

function SignUpForm() {
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { fullName: '', email: '', password: '' } });
  const { submit, failure } = useSubmit(form);
  const { setFocus } = form;
  // The page is for nothing but this form.
  useEffect(() => setFocus('fullName'), [setFocus]);
  const { errors, dirtyFields, isSubmitting, isValid } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <TextField
        label={t('Full name')}
        autoComplete="name"
        maxLength={ACCOUNT_LIMITS.fullName}
        // It has the focus from the start. A word about an empty field would move the links below from under a press.
        error={dirtyFields.fullName ? errors.fullName?.message : undefined}
        {...form.register('fullName', { validate: (raw) => validity(checkFullName(raw).error) })}
      />
      <EmailField
        label={t('Email')}
        error={errors.email?.message}
        {...form.register('email', { validate: (raw) => validity(checkEmail(raw).error) })}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<PasswordHint password={form.watch('password')} />}
        {...form.register('password', { validate: (raw) => validity(checkPassword(raw)) })}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting} disabled={!isValid} className="mt-1">
        {isSubmitting ? t('Creating account…') : t('Create account')}
      </Button>
      <ConsentLine act="signing up" />
    </form>
  );
}

function useSubmit({ handleSubmit, setError }: ReturnType<typeof useForm<Fields>>) {
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const answer = await registerAccount({ ...fields, fullName: fields.fullName.trim(), email: fields.email.trim() });
    if (answer.isOk) {
      if (answer.sessionId) startSession({ sessionId: answer.sessionId, user: answer.user, isNew: true });
      else await navigate(paths.signIn(readOrigin(search)), { replace: true });
      return;
    }
    setFailure(answer.message);
    for (const name of ['fullName', 'email', 'password'] as const) {
      if (answer.fields[name]) setError(name, { message: answer.fields[name] });
    }
  });
  return { submit, failure };
}
