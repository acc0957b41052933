import type { SettingsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import type { ComponentType } from 'react';
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
import { TimeZoneSettings } from './time-zone-settings.tsx';
import { TokenList } from './token-list.tsx';

export interface SectionProps {
  viewer: NonNullable<SettingsQuery['viewer']>;
  /** Something changed that only the server knows. */
  onChange: () => void;
}

interface Section {
  /** What the address names it by. */
  id: string;
  title: string;
  Content: ComponentType<SectionProps>;
}

/** Everything on the settings screen, in its order. */
export const SECTIONS: readonly Section[] = [
  { id: 'profile', title: t('Profile'), Content: ProfileSummary },
  // The key: a handle that changed elsewhere starts the form anew.
  {
    id: 'address',
    title: t('Public address'),
    Content: ({ viewer }) => <HandleForm key={viewer.handle} viewer={viewer} />,
  },
  { id: 'privacy', title: t('Privacy'), Content: PrivacySettings },
  { id: 'region', title: t('Language and region'), Content: RegionSettings },
  { id: 'time-zone', title: t('Time zone'), Content: TimeZoneSettings },
  { id: 'notifications', title: t('Notifications'), Content: NotificationSettings },
  { id: 'appearance', title: t('Appearance'), Content: AppearanceSettings },
  { id: 'keyboard', title: t('Keyboard'), Content: KeyboardSettings },
  { id: 'email', title: t('Email address'), Content: EmailSettings },
  {
    id: 'password',
    title: t('Password'),
    Content: ({ viewer, onChange }) => <PasswordForm email={viewer.email} onChange={onChange} />,
  },
  { id: 'security', title: t('Passkeys and two-step sign-in'), Content: SecuritySettings },
  {
    id: 'sessions',
    title: t('Where you are signed in'),
    Content: ({ viewer, onChange }) => <SessionList sessions={viewer.sessions} onChange={onChange} />,
  },
  {
    id: 'tokens',
    title: t('Tokens for apps and scripts'),
    Content: ({ viewer, onChange }) => <TokenList tokens={viewer.accessTokens} onChange={onChange} />,
  },
  {
    id: 'apps',
    title: t('Connected apps'),
    Content: ({ viewer, onChange }) => <ConnectedApps apps={viewer.connectedApps} onChange={onChange} />,
  },
  {
    id: 'own-apps',
    title: t('Your apps'),
    Content: ({ viewer, onChange }) => <OwnApps apps={viewer.apps} onChange={onChange} />,
  },
  { id: 'security-log', title: t('Security log'), Content: SecurityLog },
  { id: 'export', title: t('Your data'), Content: ExportSection },
  { id: 'delete', title: t('Delete account'), Content: DeleteAccountSection },
];
