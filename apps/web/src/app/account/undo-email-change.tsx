import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from '../../shell/mailed-link-page.tsx';
import { LONE_LINK } from '../../shell/text-link.ts';

/** `/confirm-email/undo?token=…`: the former address has the account again. */
export function UndoEmailChange() {
  return (
    <MailedLinkPage
      title={t('Restore your account')}
      path="/api/auth/undo-email-change"
      action={{ label: t('Restore my account'), busyLabel: 'Restoring…', variant: 'primary' }}
      done={({ email }) => (
        <p className="text-ink-2">
          <Trans
            message="You sign in with <0>{string}</0> again. Open the mail and choose a new password."
            parts={{ 0: <strong className="font-medium text-ink" /> }}
            values={{ string: String(email) }}
          />
        </p>
      )}
      askAgain={
        <>
          <Trans
            message="The link works for seven days. After that, <0>write to us</0>."
            parts={{ 0: <Link to={paths.contact} className={LONE_LINK} /> }}
          />
        </>
      }
      footer={
        <Link to={paths.signIn()} className={LONE_LINK}>
          {t('Sign in')}
        </Link>
      }
    >
      <p className="text-ink-2">
        {t(
          'Your account gets its former email address back. All devices are signed out, and access tokens, webhooks and connected services stop. Then we mail you a link for a new password.',
        )}
      </p>
    </MailedLinkPage>
  );
}
