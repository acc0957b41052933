import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Notice, Skeleton } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { login } from '../../data/session/api.ts';
import { readOrigin } from '../../data/session/origin.ts';
import { canUsePasskeys } from '../../data/session/passkeys.ts';
import { startSession, useSession } from '../../data/session/session.ts';
import { EmailField } from '../../parts/forms/email-field.tsx';
import { PasswordField } from '../../parts/forms/password-field.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from './account-page.tsx';
import { ChosenPlan } from './chosen-plan.tsx';
import { LinkNote } from './link-note.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { textIn } from './use-link-token.ts';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

interface Fields {
  email: string;
  password: string;
}

/** Where to go after success is decided by the guard around this page. */
export function SignIn() {
  const session = useSession();
  const { search, state } = useLocation();
  const origin = readOrigin(search);
  const notice = textIn(state, 'notice');
  const hasEnded = session.status === 'signed-out' && session.hasEnded;
  return (
    <AccountPage
      title={t('Welcome back')}
      footer={
        <Trans
          message="No account yet? <0>Create one</0>"
          parts={{
            0: (text) => (
              <Link to={paths.signUp(origin)} className={TEXT_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      {notice && (
        <Notice tone="ok" className="mb-6">
          {notice}
        </Notice>
      )}
      {hasEnded && <Notice className="mb-6">{say(MESSAGES.sessionEnded)}</Notice>}
      <LinkNote from={origin.from} page="signIn" />
      <ChosenPlan origin={origin} hasSignUp />
      <SignInSteps />
    </AccountPage>
  );
}

/** The password, then a code where one is needed; or a passkey, which is enough by itself. */
function SignInSteps() {
  const [ticket, setTicket] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (ticket) {
    const startAnew = (message: string) => {
      setTicket(null);
      setFailure(message);
    };
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <CodeForm ticket={ticket} onOver={startAnew} />
      </Suspense>
    );
  }
  return (
    <>
      <SignInForm failure={failure} onFail={setFailure} onTicket={setTicket} />
      {canUsePasskeys() && <PasskeySignIn onFail={setFailure} />}
    </>
  );
}

interface SignInFormProps {
  failure: string | null;
  onFail: (message: string | null) => void;
  /** The password was right, and a code is needed as well. */
  onTicket: (ticket: string) => void;
}

function SignInForm({ failure, onFail, onTicket }: SignInFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ mode: 'onTouched' });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (fields) => {
    onFail(null);
    const answer = await login({ email: fields.email.trim(), password: fields.password });
    if (!answer.isOk) {
      if (answer.ticket) return onTicket(answer.ticket);
      onFail(answer.message);
      if (answer.fields.email) setError('email', { message: answer.fields.email });
      return;
    }
    if (answer.sessionId) startSession({ sessionId: answer.sessionId, user: answer.user });
    else onFail(say(MESSAGES.invalidCredentials));
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <EmailField
        label={t('Email')}
        autoComplete="username webauthn"
        error={errors.email?.message}
        {...register('email', { required: t('Enter your email.') })}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: t('Enter your password.') })}
      />
      <Link
        to={paths.forgotPassword}
        className="hit -mt-2 justify-self-start text-sm text-ink-2 underline underline-offset-4"
      >
        {t('Forgot your password?')}
      </Link>
      <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting} className="mt-1">
        {isSubmitting ? t('Signing in…') : t('Sign in')}
      </Button>
    </form>
  );
}
