import type { TeamMemberFragment } from '@tessera/client';
import { initials, mayInOrganization, mayManage } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Button, Chip, IconButton } from '@tessera/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../locale/format.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { fromFace } from '../../parts/card-face/face-mapper.ts';
import { FaceTick } from '../../parts/lists/face-tick.tsx';
import { CARD_GRID } from '../../parts/lists/grid.ts';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { EditMembers } from './edit-members.tsx';
import { Invitations } from './invitations.tsx';
import { ManageMember } from './manage-member.tsx';
import { ROLE_WORDS } from './role-words.ts';
import type { TeamProps, TeamTabProps } from './use-team.ts';

/** A team without cards is a list. */
const ROWS = '-mt-6 [&>li]:border-b [&>li]:border-line [&>li]:py-3.5';

/** The members by their cards: the owner, admins, managers, members; then by name. And who was invited. */
export function Members({ hasMore, onMore, ...props }: TeamTabProps) {
  const { team, members, viewerId } = props;
  const [managedId, setManagedId] = useState<string | null>(null);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const managed = members.find(({ user }) => user.id === managedId);
  const hasCards = members.some(({ face }) => face);
  const chosen = members.filter(({ user }) => ids.has(user.id));
  const choose = (id: string, isOn: boolean) => {
    setIds(new Set(isOn ? [...ids, id] : [...ids].filter((other) => other !== id)));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        {chosen.length > 0 && <ChosenMembers {...props} chosen={chosen} onChosen={(kept) => setIds(new Set(kept))} />}
        <ul aria-label={t('Members')} className={hasCards ? CARD_GRID : ROWS}>
          {members.map((member) => {
            const { id } = member.user;
            return (
              <MemberTile
                key={id}
                member={member}
                isViewer={id === viewerId}
                hasCards={hasCards}
                onManage={canManage(props, member) ? () => setManagedId(id) : undefined}
                isChosen={ids.has(id)}
                isChoosing={chosen.length > 0}
                onChoose={canChoose(props, member) ? (isOn) => choose(id, isOn) : undefined}
              />
            );
          })}
        </ul>
        <ShowMore hasMore={hasMore} onLoad={onMore} className="mt-6 justify-items-start" />
      </div>
      {mayInOrganization(team.viewerRole, 'invite') && <Invitations {...props} />}
      {managed && <ManageMember key={managed.user.id} {...props} member={managed} onClose={() => setManagedId(null)} />}
    </div>
  );
}

interface ChosenMembersProps extends TeamProps {
  chosen: readonly TeamMemberFragment[];
  onChosen: (ids: readonly string[]) => void;
}

/** What can be done with the selected members. */
function ChosenMembers({ chosen, onChosen, team, onChange }: ChosenMembersProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="sticky top-15 z-10 mb-6 flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line bg-ground py-2.5">
      <IconButton label={t('Clear selection')} className="-ms-2" onClick={() => onChosen([])}>
        <X aria-hidden="true" />
      </IconButton>
      <p role="status" className="me-auto text-ink-2 num">
        {t('{count, plural, one {One person selected} other {# people selected}}', { count: chosen.length })}
      </p>
      <Button onClick={() => setIsEditing(true)}>{t('Edit')}</Button>
      {isEditing && (
        <EditMembers {...{ team, chosen, onChange }} onClose={() => setIsEditing(false)} onSaved={onChosen} />
      )}
    </div>
  );
}

/** Somebody below the viewer's own role; and the viewer themselves, whose job label they may write. */
function canManage({ team, viewerId }: Pick<TeamTabProps, 'team' | 'viewerId'>, { role, user }: TeamMemberFragment) {
  const isSelf = user.id === viewerId && mayInOrganization(team.viewerRole, 'editMember');
  return isSelf || mayManage(team.viewerRole, 'editMember', role);
}

/** Members can be edited together whose role the viewer may change. */
function canChoose({ team, viewerId }: Pick<TeamTabProps, 'team' | 'viewerId'>, { role, user }: TeamMemberFragment) {
  return user.id !== viewerId && mayManage(team.viewerRole, 'editMember', role);
}

interface MemberTileProps {
  member: TeamMemberFragment;
  isViewer: boolean;
  /** Somebody on screen has a card. */
  hasCards: boolean;
  onManage: (() => void) | undefined;
  isChosen: boolean;
  isChoosing: boolean;
  /** Not for those whom the viewer can't edit. */
  onChoose: ((isOn: boolean) => void) | undefined;
}

function MemberTile({ member, isViewer, hasCards, onManage, onChoose, ...choosing }: MemberTileProps) {
  const { user, role, label, joinedAt } = member;
  return (
    <li className="group/row flex min-w-0 flex-col gap-3">
      {hasCards && <MemberCard member={member} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {onChoose ? (
          <FaceTick
            {...choosing}
            onChoose={onChoose}
            label={t('Select {name}', { name: user.name })}
            name={user.name}
            src={user.avatarUrl}
          />
        ) : (
          // As large as the box of those who can be chosen.
          <span className="grid size-10 shrink-0 place-items-center pointer-coarse:size-11">
            <Avatar initials={initials(user.name)} src={user.avatarUrl} />
          </span>
        )}
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-center gap-x-2">
            <span>
              <bdi>{user.name}</bdi>
              {isViewer && <span className="text-ink-2"> {t('(you)')}</span>}
            </span>
            <Chip tone={role === 'OWNER' ? 'brass' : 'plain'}>{ROLE_WORDS[role].name}</Chip>
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
        {onManage && (
          <Button aria-label={t('Manage {name}', { name: user.name })} onClick={onManage}>
            {t('Manage')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Their newest card from the team, which leads to its page; a place for it until there is one. */
function MemberCard({ member: { card, face, user } }: Pick<MemberTileProps, 'member'>) {
  if (!card || !face) {
    return (
      <p className="grid aspect-[1.75] place-items-center max-sm:hidden rounded-card border border-dashed border-line-2 p-5 text-center text-sm text-ink-2">
        {t('No team card to show yet')}
      </p>
    );
  }
  return (
    <a href={card.path} aria-label={t('Card of {name}', { name: user.name })} className="rounded-card">
      <CardFace preview={fromFace(face)} />
    </a>
  );
}
