import type { GroupPanelFragment } from '@tessera/client';
import { initials, mayInGroup } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import { toRole } from '../roles.ts';
import { InviteOthers } from './invite-others.tsx';
import { LeaveGroup } from './leave-group.tsx';
import { Members } from './members.tsx';
import { MuteSwitch } from './mute-switch.tsx';
import { PanelSection } from './panel-section.tsx';

/** The group as every member sees it: what it is, how others come in, who is there, and the way out. */
export function GroupDetails({ group, viewerId }: { group: GroupPanelFragment; viewerId: string }) {
  const { name, description, photoUrl, memberCount } = group;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2.5 text-center">
        <Avatar size="lg" initials={initials(name)} src={photoUrl} />
        <h3 dir="auto" className="max-w-full text-xl">
          {name}
        </h3>
        <p className="text-sm text-ink-2">
          {t('{memberCount, plural, one {1 member} other {# members}}', { memberCount })}
        </p>
        {description && (
          <p dir="auto" className="max-w-full whitespace-pre-line [overflow-wrap:anywhere]">
            {description}
          </p>
        )}
      </div>
      <MuteSwitch groupId={group.id} />
      <InviteOthers group={group} />
      <PanelSection title={t('Members')}>
        <Members group={group} viewerId={viewerId} purpose="contact" />
      </PanelSection>
      {mayInGroup(toRole(group.viewerRole), 'leave') && <LeaveGroup group={group} />}
    </div>
  );
}
