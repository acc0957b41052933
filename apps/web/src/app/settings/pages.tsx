import { useApolloClient } from '@apollo/client/react';
import {
  SecurityLogDocument,
  useSettingsAccountQuery,
  useSettingsDataQuery,
  useSettingsDevelopersQuery,
  useSettingsNotificationsQuery,
  useSettingsPrivacyQuery,
  useSettingsSecurityQuery,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import type { ComponentType } from 'react';
import { signOut } from '../../data/session/sign-out.ts';
import { pageOfSection } from '../../parts/settings/settings-map.ts';
import type { SettingsPageName } from '../../paths.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { ConnectedApps } from './connected-apps.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { EmailSettings } from './email-settings.tsx';
import { ExportSection } from './export-section.tsx';
import { HandleForm } from './handle-form.tsx';
import { KeyboardSettings } from './keyboard-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { OwnApps } from './own-apps.tsx';
import { PasswordForm } from './password-form.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { RegionSettings } from './region-settings.tsx';
import { SecurityLog } from './security/security-log.tsx';
import { SecuritySettings } from './security/security-settings.tsx';
import { SessionList } from './session-list.tsx';
import { Section, SettingsContent } from './settings-page.tsx';
import { TimeZoneSettings } from './time-zone-settings.tsx';
import { TokenList } from './token-list.tsx';

const FRESH = { fetchPolicy: 'cache-and-network' } as const;

function AccountPage() {
  const { data, error, refetch } = useSettingsAccountQuery(FRESH);
  return (
    <SettingsContent viewer={data?.viewer} error={error} refetch={refetch}>
      {(viewer, onChange) => (
        <>
          <Section id="profile">
            <ProfileSummary viewer={viewer} />
          </Section>
          <Section id="email">
            <EmailSettings viewer={viewer} onChange={onChange} />
          </Section>
          <Section id="address">
            {/* A handle that changed elsewhere starts the form anew. */}
            <HandleForm key={viewer.handle} viewer={viewer} />
          </Section>
          <Section id="region">
            <RegionSettings viewer={viewer} />
          </Section>
          <Section id="time-zone">
            <TimeZoneSettings viewer={viewer} />
          </Section>
          <Section id="appearance">
            <AppearanceSettings />
          </Section>
          {pageOfSection('keyboard') && (
            <Section id="keyboard">
              <KeyboardSettings />
            </Section>
          )}
          <Button className="justify-self-start" onClick={signOut}>
            {t('Sign out')}
          </Button>
        </>
      )}
    </SettingsContent>
  );
}

function PrivacyPage() {
  const { data, error, refetch } = useSettingsPrivacyQuery(FRESH);
  return (
    <SettingsContent viewer={data?.viewer} error={error} refetch={refetch}>
      {(viewer) => (
        <Section id="privacy">
          <PrivacySettings viewer={viewer} />
        </Section>
      )}
    </SettingsContent>
  );
}

function NotificationsPage() {
  const { data, error, refetch } = useSettingsNotificationsQuery(FRESH);
  return (
    <SettingsContent viewer={data?.viewer} error={error} refetch={refetch}>
      {(viewer) => (
        <Section id="notifications">
          <NotificationSettings viewer={viewer} />
        </Section>
      )}
    </SettingsContent>
  );
}

function SecurityPage() {
  const { data, error, refetch } = useSettingsSecurityQuery(FRESH);
  const client = useApolloClient();
  return (
    <SettingsContent viewer={data?.viewer} error={error} refetch={refetch}>
      {(viewer, refresh) => {
        const onChange = () => {
          refresh();
          // Most changes are listed in the log.
          void client.refetchQueries({ include: [SecurityLogDocument] });
        };
        return (
          <>
            <Section id="password">
              <PasswordForm email={viewer.email} onChange={onChange} />
            </Section>
            <Section id="security">
              <SecuritySettings onChange={onChange} />
            </Section>
            <Section id="sessions">
              <SessionList sessions={viewer.sessions} onChange={onChange} />
            </Section>
            <Section id="apps">
              <ConnectedApps apps={viewer.connectedApps} onChange={onChange} />
            </Section>
            <Section id="security-log">
              <SecurityLog />
            </Section>
          </>
        );
      }}
    </SettingsContent>
  );
}

function DevelopersPage() {
  const { data, error, refetch } = useSettingsDevelopersQuery(FRESH);
  return (
    <SettingsContent viewer={data?.viewer} error={error} refetch={refetch}>
      {(viewer, onChange) => (
        <>
          <Section id="tokens">
            <TokenList tokens={viewer.accessTokens} onChange={onChange} />
          </Section>
          <Section id="own-apps">
            <OwnApps apps={viewer.apps} onChange={onChange} />
          </Section>
        </>
      )}
    </SettingsContent>
  );
}

function DataPage() {
  const { data, error, refetch } = useSettingsDataQuery(FRESH);
  return (
    <SettingsContent viewer={data?.viewer} error={error} refetch={refetch}>
      {(viewer) => (
        <>
          <Section id="export">
            <ExportSection />
          </Section>
          <Section id="delete">
            <DeleteAccountSection viewer={viewer} />
          </Section>
        </>
      )}
    </SettingsContent>
  );
}

/** Each page asks for what it shows, and for nothing else. */
export const PAGE_CONTENTS: Record<SettingsPageName, ComponentType> = {
  account: AccountPage,
  privacy: PrivacyPage,
  notifications: NotificationsPage,
  security: SecurityPage,
  developers: DevelopersPage,
  data: DataPage,
};
