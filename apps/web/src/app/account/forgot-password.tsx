import { checkEmail } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Notice } from '@tessera/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { postJson } from '../../data/session/post-json.ts';
import { EmailField } from '../../parts/forms/email-field.tsx';
import { validity } from '../../parts/forms/validity.ts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from './account-page.tsx';

interface Fields {
  email: string;
}

/** `/forgot-password`: asks for a link. Whether anybody has the address is not told. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountPage
      title={t('Forgot your password?')}
      subtitle={t('We’ll email you a link to choose a new one.')}
      footer={
        <Trans
          message="Remembered it? <0>Sign in</0>"
          parts={{
            0: (text) => (
              <Link to={paths.signIn()} className={LONE_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      {sentTo === null ? <RequestForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
    </AccountPage>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ mode: 'onTouched' });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const email = fields.email.trim();
    const answer = await postJson('/api/auth/forgot-password', { email });
    if (answer.isOk) return onSent(email);
    if (answer.fields.email) setError('email', { message: answer.fields.email });
    else setFailure(answer.message);
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <EmailField
        label={t('Email')}
        error={errors.email?.message}
        {...register('email', { validate: (raw) => validity(checkEmail(raw).error) })}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting} className="mt-1">
        {isSubmitting ? t('Sending…') : t('Send the link')}
      </Button>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="grid gap-5">
      <Notice tone="ok">{t('If an account exists for {email}, we have sent a link.', { email })}</Notice>
      <p className="text-ink-2">
        {t('The link works once, for one hour. If no email arrives within a few minutes, check your spam folder.')}
      </p>
      <Button className="justify-self-start" onClick={onAgain}>
        {t('Use another address')}
      </Button>
    </div>
  );
}
