import { t } from '@tessera/texts';
import { TabPanel, Tabs } from '@tessera/ui';
import { useSearchParams } from 'react-router-dom';
import { ScreenHead } from '../../screen/screen-head.tsx';
import { ReceivedShares } from './received-shares.tsx';
import { SentShares } from './sent-shares.tsx';

const TABS = [
  { value: 'sent', label: t('Sent') },
  { value: 'received', label: t('Received') },
] as const;

/** `/dashboard/shares`: what the viewer handed on, and what came to them. The tab stands in the address. */
export function Shares() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'received' ? 'received' : 'sent';
  return (
    <>
      <ScreenHead title={t('Shares')} note={t('Cards you’ve sent and received')} />
      <Tabs
        label={t('Direction')}
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
