import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Link } from 'react-router-dom';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

/** `/delete-account/cancel?token=…`: a press keeps the account. */
export function CancelDeletion() {
  return (
    <MailedLinkPage
      title={t('Keep your account?')}
      path="/api/account/delete/cancel"
      action={{ label: t('Keep my account'), busyLabel: t('Keeping…'), variant: 'primary' }}
      done={() => <p className="text-ink-2">{t('Everything is as it was, on all your devices.')}</p>}
      askAgain={
        <Trans
          message="<0>Settings</0> shows whether a deletion is under way, and lets you stop it."
          parts={{
            0: (text) => (
              <Link to={paths.settingsPage('data')} className={LONE_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      }
      footer={
        <Link to={paths.dashboard} className={LONE_LINK}>
          {t('Go to your dashboard')}
        </Link>
      }
    >
      <p className="text-ink-2">{t('The deletion you asked for won’t happen, and nothing is removed.')}</p>
    </MailedLinkPage>
  );
}
