import { TabPanel, Tabs } from '@tessera/ui';
import { useSearchParams } from 'react-router-dom';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { ReceivedShares } from './received-shares.tsx';
import { SentShares } from './sent-shares.tsx';

const TABS = [
  { value: 'sent', label: 'Sent' },
  { value: 'received', label: 'Received' },
] as const;

/** `/dashboard/shares`: what the viewer handed on, and what came to them. The tab stands in the address. */
export function Shares() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'received' ? 'received' : 'sent';
  return (
    <>
      <ScreenHead title="Shares" note="Cards you’ve sent and received" />
      <Tabs
        label="Direction"
        tabs={TABS}
        value={tab}
        onValueChange={(value) => setQuery(value === 'sent' ? {} : { tab: value }, { replace: true })}
      >
        <TabPanel value="sent">
          <SentShares />
        </TabPanel>
        <TabPanel value="received">
          <ReceivedShares />
        </TabPanel>
      </Tabs>
    </>
  );
}
