import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session/session.ts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

/** `/confirm-email?token=…`: proves that the mail reached its owner. */
export function ConfirmEmail() {
  const isSignedIn = useSession().status === 'signed-in';
  const onward = isSignedIn
    ? { to: paths.settings, label: t('To your settings') }
    : { to: paths.signIn(), label: t('Sign in') };
  return (
    <MailedLinkPage
      title={t('Confirm your address')}
      path="/api/auth/confirm-email"
      action={{ label: t('Confirm this address'), busyLabel: t('Confirming…'), variant: 'primary' }}
      done={({ email }) => (
        <p className="text-ink-2">
          <Trans
            message="From now on you sign in with <0>{email}</0>."
            parts={{ 0: (text) => <strong className="font-medium text-ink">{text}</strong> }}
            values={{ email: String(email) }}
          />
        </p>
      )}
      askAgain={
        <Trans
          message="You can send another one from <0>Settings</0>."
          parts={{
            0: (text) => (
              <Link to={paths.settings} className={LONE_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      }
      footer={
        <Link to={onward.to} className={LONE_LINK}>
          {onward.label}
        </Link>
      }
    >
      <p className="text-ink-2">{t('Confirm that this email address is yours.')}</p>
    </MailedLinkPage>
  );
}
