import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Link } from 'react-router-dom';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

/** `/confirm-email/undo?token=…`: the owner has the account again, after its address changed or an app was turned on. */
export function UndoEmailChange() {
  return (
    <MailedLinkPage
      title={t('Restore your account')}
      path="/api/auth/undo-email-change"
      action={{ label: t('Restore my account'), busyLabel: t('Restoring…'), variant: 'primary' }}
      done={({ email }) => (
        <p className="text-ink-2">
          <Trans
            message="You sign in with <0>{email}</0>. Open the email we sent there and choose a new password."
            parts={{ 0: (text) => <strong className="font-medium text-ink">{text}</strong> }}
            values={{ email: String(email) }}
          />
        </p>
      )}
      askAgain={
        <Trans
          message="The link works for seven days. After that, <0>write to us</0>."
          parts={{
            0: (text) => (
              <Link to={paths.contact} className={LONE_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      }
      footer={
        <Link to={paths.signIn()} className={LONE_LINK}>
          {t('Sign in')}
        </Link>
      }
    >
      <p className="text-ink-2">
        {t(
          'Your account gets the email address back that this link was sent to. All devices are signed out. Access tokens, webhooks, connected services and an authenticator app that was just turned on stop working. Then we email you a link for a new password.',
        )}
      </p>
    </MailedLinkPage>
  );
}
