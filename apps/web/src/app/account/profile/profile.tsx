import { useProfileQuery } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../data/session/session.ts';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { ScreenHead } from '../../../parts/screen/screen-head.tsx';
import { paths } from '../../../paths.ts';
import { AvatarForm } from './avatar-form.tsx';
import { OwnCard } from './own-card.tsx';
import { ProfileForm } from './profile-form.tsx';

/** `/dashboard/profile`: the person's card, then their details. After saving it goes on to the cards. */
export function Profile() {
  const { data, error, refetch } = useProfileQuery();
  const navigate = useNavigate();
  const session = useSession();
  // Known before the answer comes, so that nothing moves then.
  const email = data?.viewer?.email ?? (session.status === 'signed-in' ? session.user?.email : null);
  return (
    <>
      <ScreenHead title={t('My Profile')} note={email} />
      <div className="max-w-180">
        <OwnCard />
      </div>
      <h2 className="mt-10 mb-5 border-t border-line pt-8">{t('Your details')}</h2>
      {error && !data ? (
        <ErrorNotice title={say(MESSAGES.profileLoadFailed)} error={error} onRetry={() => void refetch()} />
      ) : data?.viewer ? (
        <div className="grid max-w-xl gap-9">
          <AvatarForm viewer={data.viewer} />
          <ProfileForm viewer={data.viewer} onSaved={() => navigate(paths.cards)} />
        </div>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label={t('Loading your profile')} className="grid max-w-xl gap-9">
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-24" />
    </div>
  );
}
