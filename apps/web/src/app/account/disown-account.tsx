import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Link } from 'react-router-dom';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

/** `/delete-account/not-mine?token=…`: the owner of an address throws a stranger out who gave it. */
export function DisownAccount() {
  return (
    <MailedLinkPage
      title={t('Remove this account')}
      path="/api/account/disown"
      action={{ label: t('Remove the account'), busyLabel: t('Removing…'), variant: 'danger' }}
      done={() => <p className="text-ink-2">{t('You can create your own account with your address at any time.')}</p>}
      askAgain={
        <Trans
          message="If the account is still there, use <0>Forgot password</0>: the link goes to you, and signs everyone else out."
          parts={{
            0: (text) => (
              <Link to={paths.forgotPassword} className={LONE_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      }
      footer={
        <a href={paths.home} className={LONE_LINK}>
          {t('Go to home page')}
        </a>
      }
    >
      <p className="text-ink-2">
        {t('Someone created an account with your email address. This removes it with everything in it.')}
      </p>
    </MailedLinkPage>
  );
}
