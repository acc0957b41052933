import type { GroupPanelFragment } from '@tessera/client';
import { mayInGroup } from '@tessera/domain';
import { t } from '@tessera/texts';
import { toRole } from '../roles.ts';
import { AddPeople } from './add-people.tsx';
import { DeleteGroup } from './delete-group.tsx';
import { DetailsForm } from './details-form.tsx';
import { GroupPhoto } from './group-photo.tsx';
import { Members } from './members.tsx';
import { PanelSection } from './panel-section.tsx';

/** What admins may change of the group; the owner may also delete it. */
export function GroupSettings({ group, viewerId }: { group: GroupPanelFragment; viewerId: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <GroupPhoto group={group} />
      <DetailsForm group={group} />
      <AddPeople group={group} />
      <PanelSection title={t('Roles and removing')}>
        <Members group={group} viewerId={viewerId} purpose="manage" />
      </PanelSection>
      {mayInGroup(toRole(group.viewerRole), 'delete') && <DeleteGroup group={group} />}
    </div>
  );
}
