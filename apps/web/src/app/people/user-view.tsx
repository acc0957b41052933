import { type UserViewQuery, useUserViewQuery } from '@tessera/client';
import { initials, telHref } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, buttonClass, EmptyState, Skeleton } from '@tessera/ui';
import { Link, useParams } from 'react-router-dom';
import { useSession } from '../../data/session/session.ts';
import { PhoneNumber } from '../../locale/phone-number.tsx';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';

/** `/dashboard/user/{id}`: a person as they show themselves, and the way to talk to them. */
export function UserView() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useUserViewQuery({ variables: { id } });
  if (error) return <ErrorNotice title={t('Failed to load user')} error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" className="flex items-center gap-5">
        <span className="sr-only">{t('Loading…')}</span>
        <Skeleton className="size-20 rounded-full" />
        <Skeleton className="h-8 w-60" />
      </div>
    );
  }
  return data.user ? <Person person={data.user} /> : <NoPerson />;
}

function NoPerson() {
  return (
    <EmptyState
      title={t('No profile found at this address.')}
      action={
        <Link to={paths.explore} className={buttonClass()}>
          {t('Explore the directory')}
        </Link>
      }
    >
      {t(
        'The link may be incomplete, or the person has left. You can find everyone with a public card in the directory.',
      )}
    </EmptyState>
  );
}

function Person({ person }: { person: NonNullable<UserViewQuery['user']> }) {
  const session = useSession();
  const isViewer = session.status === 'signed-in' && session.user?.id === person.id;
  const { name, phone, about, avatarUrl, path } = person;
  return (
    <div className="max-w-160">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar size="lg" initials={initials(name)} src={avatarUrl} />
        <div className="min-w-0">
          <h1 className="[overflow-wrap:anywhere]">{name || t('User')}</h1>
          {phone && (
            <a href={telHref(phone) ?? undefined} className={LONE_LINK}>
              <PhoneNumber phone={phone} />
            </a>
          )}
        </div>
      </div>
      {about && (
        <p dir="auto" className="mt-6 whitespace-pre-line [overflow-wrap:anywhere]">
          {about}
        </p>
      )}
      <div className="mt-7 flex flex-wrap gap-2.5">
        {isViewer ? (
          <Link to={paths.profile} className={buttonClass('primary')}>
            {t('My profile')}
          </Link>
        ) : (
          <Link to={paths.openDirect(person.id)} className={buttonClass('primary')}>
            {t('Message')}
          </Link>
        )}
        <Link to={path} className={buttonClass()}>
          {t('View cards')}
        </Link>
      </div>
    </div>
  );
}
