import { mayInOrganization, type OrganizationAction } from '@tessera/domain';
import { t } from '@tessera/texts';
import { TabPanel, Tabs } from '@tessera/ui';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Brand } from './brand.tsx';
import { Members } from './members.tsx';
import { TeamAnalytics } from './team-analytics.tsx';
import { TeamLog } from './team-log.tsx';
import { TeamSettings } from './team-settings.tsx';
import { Templates } from './templates.tsx';
import type { TeamTabProps } from './use-team.ts';

interface TeamTab {
  value: string;
  label: string;
  Content: ComponentType<TeamTabProps>;
  /** For whose role allows it; for everybody when absent. */
  action?: OrganizationAction;
  /** The tab that it is reached from: six in a row have no room on a phone. */
  within?: string;
}

const TABS: readonly TeamTab[] = [
  { value: 'members', label: t('Members'), Content: Members },
  { value: 'templates', label: t('Templates'), Content: Templates },
  { value: 'brand', label: t('Brand kit'), Content: Brand, action: 'editBrand', within: 'templates' },
  { value: 'analytics', label: t('Analytics'), Content: TeamAnalytics },
  { value: 'log', label: t('Log'), Content: TeamLog, action: 'viewAudit' },
  { value: 'settings', label: t('Settings'), Content: TeamSettings },
];

/** The parts of the team's screen; which one is shown stands in the address. */
export function TeamTabs(props: TeamTabProps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tabs = TABS.filter(({ action = 'view' }) => mayInOrganization(props.team.viewerRole, action));
  const shown = tabs.find(({ value }) => value === asked) ?? tabs[0];
  if (!shown) return null;
  const chosen = shown.within ?? shown.value;
  return (
    <Tabs
      label={t('Parts of the team')}
      tabs={tabs.filter(({ within }) => !within)}
      value={chosen}
      onValueChange={(tab) => setParams({ tab }, { replace: true })}
    >
      <TabPanel value={chosen}>
        <shown.Content {...props} />
      </TabPanel>
    </Tabs>
  );
}
