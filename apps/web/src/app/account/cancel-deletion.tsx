import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from '../../shell/mailed-link-page.tsx';
import { LONE_LINK } from '../../shell/text-link.ts';

/** `/delete-account/cancel?token=…`: a press keeps the account. */
export function CancelDeletion() {
  return (
    <MailedLinkPage
      title="Keep your account?"
      path="/api/account/delete/cancel"
      action={{ label: 'Keep my account', busyLabel: 'Keeping…', variant: 'primary' }}
      done={() => <p className="text-ink-2">Everything is as it was, on all your devices.</p>}
      askAgain={
        <>
          In the{' '}
          <Link to={paths.settings} className={LONE_LINK}>
            settings
          </Link>{' '}
          you see whether a deletion is under way, and can stop it.
        </>
      }
      footer={
        <Link to={paths.dashboard} className={LONE_LINK}>
          To your dashboard
        </Link>
      }
    >
      <p className="text-ink-2">The deletion that was asked for does not happen, and nothing is removed.</p>
    </MailedLinkPage>
  );
}
