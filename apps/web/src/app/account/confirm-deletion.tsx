import { DELETION } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Link } from 'react-router-dom';
import { deletionText } from '../../parts/account/keep-account.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

/** `/delete-account/confirm?token=…`: says what will go and when; a press confirms it. */
export function ConfirmDeletion() {
  return (
    <MailedLinkPage
      title={t('Delete your account?')}
      path="/api/account/delete/confirm"
      action={{ label: t('Delete my account'), busyLabel: t('Confirming…'), variant: 'danger' }}
      said={({ dueAt }) => deletionText(String(dueAt))}
      done={() => (
        <p className="text-ink-2">
          <Trans
            message="Until then everything works as before. If you change your mind, use the link we’ve just emailed you, or press “{keep}” in <0>Settings</0>."
            parts={{
              0: (text) => (
                <Link to={paths.settingsPage('data')} className={LONE_LINK}>
                  {text}
                </Link>
              ),
            }}
            values={{ keep: t('Keep my account') }}
          />
        </p>
      )}
      askAgain={
        <Trans
          message="You can <0>ask for the deletion again</0>."
          parts={{
            0: (text) => (
              <a href={paths.deleteAccount} className={LONE_LINK}>
                {text}
              </a>
            ),
          }}
        />
      }
      footer={
        <Trans
          message="Want a copy of your data first? <0>Download it in Settings</0>"
          parts={{
            0: (text) => (
              <Link to={paths.settingsPage('data')} className={LONE_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      <WhatGoes />
    </MailedLinkPage>
  );
}

function WhatGoes() {
  return (
    <div className="grid gap-4 text-ink-2">
      <p>{t('This will be deleted for good:')}</p>
      <ul className="text-pretty grid list-disc gap-1.5 ps-5">
        <li>{t('your cards with their public pages, versions and stats')}</li>
        <li>{t('what you shared, your messages and your pictures')}</li>
        <li>{t('your profile, your handle and your way of signing in')}</li>
      </ul>
      <p>
        {t(
          'We delete it within {withinBusinessDays} business days. Until then you can keep your account with one click. Groups you own get another owner. We keep a minimal record of the deletion, without your data, for {recordDays} days.',
          { withinBusinessDays: DELETION.withinBusinessDays, recordDays: DELETION.recordDays },
        )}
      </p>
    </div>
  );
}
