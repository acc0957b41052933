import type { SettingsQuery } from '@tessera/client';
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
  { id: 'profile', title: 'Profile', Content: ProfileSummary },
  // The key: a handle that changed elsewhere starts the form anew.
  {
    id: 'address',
    title: 'Public address',
    Content: ({ viewer }) => <HandleForm key={viewer.handle} viewer={viewer} />,
  },
  { id: 'privacy', title: 'Privacy', Content: PrivacySettings },
  { id: 'region', title: 'Language and region', Content: RegionSettings },
  { id: 'time-zone', title: 'Time zone', Content: TimeZoneSettings },
  { id: 'notifications', title: 'Notifications', Content: NotificationSettings },
  { id: 'appearance', title: 'Appearance', Content: AppearanceSettings },
  { id: 'keyboard', title: 'Keyboard', Content: KeyboardSettings },
  { id: 'email', title: 'Email address', Content: EmailSettings },
  {
    id: 'password',
    title: 'Password',
    Content: ({ viewer, onChange }) => <PasswordForm email={viewer.email} onChange={onChange} />,
  },
  { id: 'security', title: 'Passkeys and two-step sign-in', Content: SecuritySettings },
  {
    id: 'sessions',
    title: 'Where you are signed in',
    Content: ({ viewer, onChange }) => <SessionList sessions={viewer.sessions} onChange={onChange} />,
  },
  {
    id: 'tokens',
    title: 'Tokens for programs',
    Content: ({ viewer, onChange }) => <TokenList tokens={viewer.accessTokens} onChange={onChange} />,
  },
  {
    id: 'apps',
    title: 'Connected apps',
    Content: ({ viewer, onChange }) => <ConnectedApps apps={viewer.connectedApps} onChange={onChange} />,
  },
  {
    id: 'own-apps',
    title: 'Your apps',
    Content: ({ viewer, onChange }) => <OwnApps apps={viewer.apps} onChange={onChange} />,
  },
  { id: 'security-log', title: 'Security log', Content: SecurityLog },
  { id: 'export', title: 'Your data', Content: ExportSection },
  { id: 'delete', title: 'Delete account', Content: DeleteAccountSection },
];
