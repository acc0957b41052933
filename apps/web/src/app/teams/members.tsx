import type { TeamMemberFragment } from '@tessera/client';
import { initials, mayInOrganization, mayManage } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Button, Chip } from '@tessera/ui';
import { useState } from 'react';
import { formatDate } from '../../locale/format.ts';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { Invitations } from './invitations.tsx';
import { ManageMember } from './manage-member.tsx';
import { ROLE_WORDS } from './role-words.ts';
import type { TeamTabProps } from './use-team.ts';

/** Who is in the team: the owner, admins, managers, members; then by name. And who was invited. */
export function Members({ hasMore, onMore, ...props }: TeamTabProps) {
  const { team, members, viewerId } = props;
  const [managedId, setManagedId] = useState<string | null>(null);
  const managed = members.find(({ user }) => user.id === managedId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        <ul aria-label={t('Members')} className="-mt-6">
          {members.map((member) => (
            <MemberRow
              key={member.user.id}
              member={member}
              isViewer={member.user.id === viewerId}
              onManage={canManage(props, member) ? () => setManagedId(member.user.id) : undefined}
            />
          ))}
        </ul>
        <ShowMore hasMore={hasMore} onLoad={onMore} className="mt-6 justify-items-start" />
      </div>
      {mayInOrganization(team.viewerRole, 'invite') && <Invitations {...props} />}
      {managed && <ManageMember key={managed.user.id} {...props} member={managed} onClose={() => setManagedId(null)} />}
    </div>
  );
}

/** Somebody below the viewer's own role; and the viewer themselves, whose job label they may write. */
function canManage({ team, viewerId }: Pick<TeamTabProps, 'team' | 'viewerId'>, { role, user }: TeamMemberFragment) {
  const isSelf = user.id === viewerId && mayInOrganization(team.viewerRole, 'editMember');
  return isSelf || mayManage(team.viewerRole, 'editMember', role);
}

interface MemberRowProps {
  member: TeamMemberFragment;
  isViewer: boolean;
  onManage: (() => void) | undefined;
}

function MemberRow({ member: { user, role, label, joinedAt }, isViewer, onManage }: MemberRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
      <Avatar initials={initials(user.name)} src={user.avatarUrl} />
      <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <p>
          <bdi>{user.name}</bdi>
          {isViewer && <span className="text-ink-2"> {t('(you)')}</span>}
        </p>
        <p className="text-sm text-ink-2">
          {label && (
            <>
              <bdi>{label}</bdi> ·{' '}
            </>
          )}
          {t('since {joinedAt}', { joinedAt: formatDate(joinedAt, 'day') })}
        </p>
      </div>
      {/* On a phone the role stands under the name, and the button beside it. */}
      <div className="max-sm:order-last max-sm:-mt-1 max-sm:ms-12.5 max-sm:basis-full">
        <Chip tone={role === 'OWNER' ? 'brass' : 'plain'}>{ROLE_WORDS[role].name}</Chip>
      </div>
      {onManage && (
        <Button aria-label={t('Manage {name}', { name: user.name })} onClick={onManage}>
          {t('Manage')}
        </Button>
      )}
    </li>
  );
}
