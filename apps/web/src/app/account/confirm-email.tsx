import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { MailedLinkPage } from '../../shell/mailed-link-page.tsx';
import { LONE_LINK } from '../../shell/text-link.ts';

/** `/confirm-email?token=…`: proves that the mail reached its owner. */
export function ConfirmEmail() {
  const isSignedIn = useSession().status === 'signed-in';
  const onward = isSignedIn
    ? { to: paths.settings, label: 'To your settings' }
    : { to: paths.signIn(), label: 'Sign in' };
  return (
    <MailedLinkPage
      title="Confirm your address"
      path="/api/auth/confirm-email"
      action={{ label: 'Confirm this address', busyLabel: 'Confirming…', variant: 'primary' }}
      done={({ email }) => (
        <p className="text-ink-2">
          From now on you sign in with <strong className="font-medium text-ink">{String(email)}</strong>.
        </p>
      )}
      askAgain={
        <>
          In the{' '}
          <Link to={paths.settings} className={LONE_LINK}>
            settings
          </Link>{' '}
          you can have another one sent.
        </>
      }
      footer={
        <Link to={onward.to} className={LONE_LINK}>
          {onward.label}
        </Link>
      }
    >
      <p className="text-ink-2">Confirm that this email address is yours.</p>
    </MailedLinkPage>
  );
}
