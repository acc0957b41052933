import { pageTitle, profileName, type ShownProfile } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ApolloSession } from '../../data/session/apollo-session.tsx';
import { BELOW_LIST, LIST_FRAME } from '../../parts/lists/grid.ts';
import { GridSkeleton } from '../../parts/lists/grid-skeleton.tsx';
import { ListError } from '../../parts/lists/list-error.tsx';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { CardViewer } from './card-viewer.tsx';
import { MissingProfile } from './missing-profile.tsx';
import { ProfilePage } from './profile-page.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useOpenedCard } from './use-opened-card.ts';
import { usePublicProfile } from './use-public-profile.ts';

/** `/u/{owner}` and `/public/profile/{owner}/cards`: a person and the cards that they show to everybody. */
export function PublicProfile() {
  const { owner = '' } = useParams();
  return (
    <ApolloSession>
      <Profile key={owner} owner={owner} />
    </ApolloSession>
  );
}

function Profile({ owner }: { owner: string }) {
  const { profile, error, retry, showMore } = usePublicProfile(owner);
  useTitle(profile === undefined ? null : profile ? profileName(profile) : t('No profile here'));
  if (profile) return <Found profile={profile} onShowMore={showMore} />;
  if (profile === null) return <MissingProfile />;
  return error ? <Failed error={error} onRetry={retry} /> : <ProfileSkeleton />;
}

function Found({ profile, onShowMore }: { profile: ShownProfile; onShowMore: () => Promise<unknown> }) {
  const { openedId, open, close } = useOpenedCard();
  const isHydrated = useIsHydrated();
  const { cards, hasNextPage } = profile;
  return (
    <>
      <ProfilePage profile={profile} onOpen={open}>
        {isHydrated && <ShowMore hasMore={hasNextPage} onLoad={onShowMore} className={BELOW_LIST} />}
      </ProfilePage>
      {openedId && isHydrated && (
        <CardViewer
          cardId={openedId}
          ownerId={profile.id}
          listed={cards.find(({ id }) => id === openedId)}
          canSave={profile.allowContactDownloads}
          onClose={close}
        />
      )}
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={LIST_FRAME}>
      <h1 className="mb-6">{t('Profile')}</h1>
      <ListError error={error} onRetry={onRetry} />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div className={LIST_FRAME}>
      <div className="mb-11 flex items-start gap-5 max-sm:flex-col sm:gap-6">
        <Skeleton className="size-20 rounded-full" />
        <div className="w-full min-w-0 flex-1 sm:pt-1">
          <Skeleton className="h-9 w-3/5 max-w-80" />
          <Skeleton className="mt-3 h-4 w-4/5 max-w-100" />
        </div>
      </div>
      <GridSkeleton />
    </div>
  );
}

function useTitle(name: string | null): void {
  useEffect(() => {
    if (name) document.title = say(pageTitle(name));
  }, [name]);
}
