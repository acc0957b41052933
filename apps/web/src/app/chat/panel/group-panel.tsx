import { type GroupPanelFragment, useGroupChangedSubscription, useGroupPanelQuery } from '@tessera/client';
import { mayInGroup } from '@tessera/domain';
import { t } from '@tessera/texts';
import { EmptyState, Skeleton, TabPanel, Tabs } from '@tessera/ui';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { toRole } from '../roles.ts';
import { GroupDetails } from './group-details.tsx';
import { GroupSettings } from './group-settings.tsx';
import { ReadOnlySettings } from './read-only-settings.tsx';
import type { usePanel } from './use-panel.ts';

const DETAILS = { value: 'details', label: t('Details') };
const SETTINGS = { value: 'settings', label: t('Settings') };

export interface GroupPanelProps {
  groupId: string;
  viewerId: string;
  panel: ReturnType<typeof usePanel>;
}

/** What the group is, who is in it and how it is set; its admins may change that. Kept up to date while it is open. */
export function GroupPanel({ groupId, viewerId, panel }: GroupPanelProps) {
  const { data, error, refetch } = useGroupPanelQuery({
    variables: { id: groupId },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => {});
  // It ends when the viewer is out of the group.
  useGroupChangedSubscription({ variables: { id: groupId }, ignoreResults: true, onComplete: reload });
  if (data?.group) return <Panel group={data.group} viewerId={viewerId} panel={panel} />;
  if (data) return <EmptyState title={t('You are not in this group.')} />;
  if (error) {
    return <ErrorNotice title={t('Couldn’t load the group')} error={error} onRetry={reload} />;
  }
  return <Loading />;
}

type PanelProps = Pick<GroupPanelProps, 'viewerId' | 'panel'> & { group: GroupPanelFragment };

function Panel({ group, viewerId, panel }: PanelProps) {
  const isAdmin = mayInGroup(toRole(group.viewerRole), 'editDetails');
  return (
    <Tabs
      label={t('About the group')}
      tabs={[DETAILS, SETTINGS]}
      value={panel.tab ?? DETAILS.value}
      onValueChange={panel.choose}
    >
      <TabPanel value={DETAILS.value}>
        <GroupDetails group={group} viewerId={viewerId} />
      </TabPanel>
      <TabPanel value={SETTINGS.value}>
        {isAdmin ? <GroupSettings group={group} viewerId={viewerId} /> : <ReadOnlySettings group={group} />}
      </TabPanel>
    </Tabs>
  );
}

function Loading() {
  return (
    <div role="status" className="grid justify-items-center gap-4 pt-8">
      <span className="sr-only">{t('Loading…')}</span>
      <div className="size-20 overflow-hidden rounded-full">
        <Skeleton className="size-full" />
      </div>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
