import type { GroupPanelFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { useRef, useState } from 'react';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { FilterField } from '../../../parts/forms/filter-field.tsx';
import { ShowMore } from '../../../parts/lists/show-more.tsx';
import { roleIn } from '../roles.ts';
import { ContactActs } from './contact-acts.tsx';
import { ManageActs } from './manage-acts.tsx';
import { MemberRow } from './member-row.tsx';
import { useMembers } from './use-members.ts';

/** More than these can't be taken in at a glance, and are searched. */
const FEW = 8;

export interface MembersProps {
  group: GroupPanelFragment;
  viewerId: string;
  /** What a row offers when it is opened: ways to the person, or what admins may do about them. */
  purpose: 'contact' | 'manage';
}

/** Who is in the group: the owner, admins, members; then by name. */
export function Members({ group, viewerId, purpose }: MembersProps) {
  const [query, setQuery] = useState('');
  const { members, hasMore, error, retry, loadMore, onChange } = useMembers(group.id, query);
  const list = useRef<HTMLUListElement>(null);
  const Acts = purpose === 'contact' ? ContactActs : ManageActs;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {(group.memberCount > FEW || query !== '') && (
        <FilterField size="sm" label={t('Search members')} value={query} onChange={setQuery} />
      )}
      {error && !members && <ErrorNotice title={t('Couldn’t load members')} error={error} onRetry={retry} />}
      {!members && !error && <Loading />}
      {members?.length === 0 && (
        <p role="status" className="py-2 text-ink-2">
          {t('No one in the group has this name.')}
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label={t('Members')} className="-mx-2 outline-none">
        {members?.map(({ user }) => {
          const person = { ...user, role: roleIn(group, user.id), isViewer: user.id === viewerId };
          const onGone = () => {
            // The row goes, and with it the button that had the focus.
            list.current?.focus();
            onChange({ user, role: null });
          };
          return (
            <MemberRow key={user.id} person={person}>
              <Acts person={person} group={group} onGone={onGone} />
            </MemberRow>
          );
        })}
      </ul>
      <ShowMore hasMore={hasMore} onLoad={loadMore} />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('Loading…')}</span>
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  );
}
