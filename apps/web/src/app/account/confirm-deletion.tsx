import { DELETION } from '@tessera/domain';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from '../../shell/mailed-link-page.tsx';
import { LONE_LINK } from '../../shell/text-link.ts';

/** `/delete-account/confirm?token=…`: says what will go and when; a press confirms it. */
export function ConfirmDeletion() {
  return (
    <MailedLinkPage
      title="Delete your account?"
      path="/api/account/delete/confirm"
      action={{ label: 'Delete my account', busyLabel: 'Confirming…', variant: 'danger' }}
      done={() => (
        <p className="text-ink-2">
          Until then everything works as before. If you change your mind, use the link that we have mailed to you now,
          or press Keep my account in the{' '}
          <Link to={paths.settings} className={LONE_LINK}>
            settings
          </Link>
          .
        </p>
      )}
      askAgain={
        <>
          You can{' '}
          <a href={paths.deleteAccount} className={LONE_LINK}>
            ask for the deletion again
          </a>
          .
        </>
      }
      footer={
        <>
          Want a copy of your data first?{' '}
          <Link to={paths.settings} className={LONE_LINK}>
            Download it in Settings
          </Link>
        </>
      }
    >
      <WhatGoes />
    </MailedLinkPage>
  );
}

function WhatGoes() {
  return (
    <div className="grid gap-4 text-ink-2">
      <p>This will be deleted for good:</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>your cards with their public pages, versions and figures</li>
        <li>what you shared, your messages and your pictures</li>
        <li>your profile, your handle and your way of signing in</li>
      </ul>
      <p>
        It happens within {DELETION.withinBusinessDays} business days. Until then you can keep the account with one
        press. Groups that you own go on with another owner. A minimal record of the deletion, without your data, stays
        for {DELETION.recordDays} days.
      </p>
    </div>
  );
}
