import { useSettingsQuery } from '@tessera/client';
import { Button, Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { signOut } from '../../session/sign-out.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { EmailSettings } from './email-settings.tsx';
import { ExportSection } from './export-section.tsx';
import { HandleForm } from './handle-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { SessionList } from './session-list.tsx';

/** `/dashboard/settings`: public address, privacy, address and password, sessions, and all that is the person's. */
export function Settings() {
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <ScreenHead title="Settings" />
      {error && !data ? (
        <ErrorNotice title="Failed to load settings" error={error} onRetry={() => void refetch()} />
      ) : data?.viewer ? (
        <div className="grid max-w-2xl gap-12">
          <Section title="Public address">
            {/* The key: a handle that changed elsewhere starts the form anew. */}
            <HandleForm key={data.viewer.handle} viewer={data.viewer} />
          </Section>
          <Section title="Privacy">
            <PrivacySettings viewer={data.viewer} />
          </Section>
          <Section title="E-mail address">
            <EmailSettings viewer={data.viewer} onChange={() => void refetch()} />
          </Section>
          <Section title="Password">
            <PasswordForm email={data.viewer.email} onChange={() => void refetch()} />
          </Section>
          <Section title="Where you are signed in">
            <SessionList sessions={data.viewer.sessions} onChange={() => void refetch()} />
          </Section>
          <Section title="Your data">
            <ExportSection />
          </Section>
          <Section title="Delete account">
            <DeleteAccountSection viewer={data.viewer} />
          </Section>
          <SignOut />
        </div>
      ) : (
        <SettingsSkeleton />
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-5">{title}</h2>
      {children}
    </section>
  );
}

function SignOut() {
  return (
    <Button variant="danger" className="justify-self-start" onClick={signOut}>
      Sign out
    </Button>
  );
}

function SettingsSkeleton() {
  return (
    <div role="status" aria-label="Loading your settings" className="grid max-w-2xl gap-12">
      <Skeleton className="h-28" />
      <Skeleton className="h-36" />
      <Skeleton className="h-40" />
    </div>
  );
}
