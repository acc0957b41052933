import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from '../../shell/mailed-link-page.tsx';
import { LONE_LINK } from '../../shell/text-link.ts';

/** `/confirm-email/undo?token=…`: the former address has the account again. */
export function UndoEmailChange() {
  return (
    <MailedLinkPage
      title="Restore your account"
      path="/api/auth/undo-email-change"
      action={{ label: 'Restore my account', busyLabel: 'Restoring…', variant: 'primary' }}
      done={({ email }) => (
        <p className="text-ink-2">
          You sign in with <strong className="font-medium text-ink">{String(email)}</strong> again. Open the mail and
          choose a new password.
        </p>
      )}
      askAgain={
        <>
          The link works for seven days. After that,{' '}
          <Link to={paths.contact} className={LONE_LINK}>
            write to us
          </Link>
          .
        </>
      }
      footer={
        <Link to={paths.signIn()} className={LONE_LINK}>
          Sign in
        </Link>
      }
    >
      <p className="text-ink-2">
        Your account gets its former email address back. All devices are signed out, and access tokens, webhooks and
        connected services stop. Then we mail you a link for a new password.
      </p>
    </MailedLinkPage>
  );
}
