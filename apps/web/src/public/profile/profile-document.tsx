import type { ProfilePageProps } from '@tessera/domain';
import { ToastProvider } from '@tessera/ui';
import { UpdateBar } from '../../delivery/update-bar.tsx';
import { Footer } from '../../parts/frame/footer.tsx';
import { PublicShell } from '../../parts/frame/public-shell.tsx';
import { MissingProfile } from './missing-profile.tsx';
import { ProfilePage } from './profile-page.tsx';

/**
 * A profile's whole page as the server sends it: what the app shows at that address, without its router and its client,
 * so that the app can take the page over as it is.
 */
export function ProfileDocument({ profile }: ProfilePageProps) {
  return (
    <ToastProvider>
      <PublicShell footer={<Footer />} path={profile?.path ?? ''}>
        {profile ? <ProfilePage profile={profile} /> : <MissingProfile />}
      </PublicShell>
      <UpdateBar />
    </ToastProvider>
  );
}
