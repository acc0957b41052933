import { checkPassword } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { postJson } from '../../data/session/post-json.ts';
import { clearSession } from '../../data/session/session.ts';
import { PasswordField } from '../../parts/forms/password-field.tsx';
import { PasswordHint } from '../../parts/forms/password-hint.tsx';
import { validity } from '../../parts/forms/validity.ts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from './account-page.tsx';
import { NoUse } from './mailed-link-page.tsx';
import { useLinkToken } from './use-link-token.ts';

/** `/reset-password?token=…`: a new password by a mailed link, then on to signing in with it. */
export function ResetPassword() {
  const token = useLinkToken();
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = token === null ? t('Open this page with the link in our email.') : refusal;
  return (
    <AccountPage
      title={t('Choose a new password')}
      subtitle={problem === null ? t('Saving it signs you out on every device.') : undefined}
      footer={
        <Link to={paths.signIn()} className={LONE_LINK}>
          {t('Back to sign-in')}
        </Link>
      }
    >
      {token === null || problem !== null ? (
        <NoUse
          askAgain={
            <Link to={paths.forgotPassword} className={LONE_LINK}>
              {t('Ask for a new link')}
            </Link>
          }
        >
          {problem}
        </NoUse>
      ) : (
        <ResetForm token={token} onRefused={setRefusal} />
      )}
    </AccountPage>
  );
}

function ResetForm({ token, onRefused }: { token: string; onRefused: (message: string) => void }) {
  const form = useForm<{ password: string }>({ mode: 'onTouched', defaultValues: { password: '' } });
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    const answer = await postJson('/api/auth/reset-password', { token, password });
    if (answer.isOk) {
      // The server ended every session; what this browser still keeps of one is of no use.
      clearSession();
      await navigate(paths.signIn(), { replace: true, state: { notice: answer.message } });
    } else if (answer.fields.token) onRefused(answer.fields.token);
    else if (answer.fields.password) form.setError('password', { message: answer.fields.password });
    else setFailure(answer.message);
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<PasswordHint password={form.watch('password')} />}
        {...form.register('password', { validate: (raw) => validity(checkPassword(raw)) })}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting} className="mt-1">
        {isSubmitting ? t('Saving…') : t('Save the password')}
      </Button>
    </form>
  );
}
