import { t } from '@tessera/texts';
import { TabPanel, Tabs } from '@tessera/ui';
import { useSearchParams } from 'react-router-dom';
import { ContactForm } from '../../parts/forms/contact-form.tsx';
import { CONTACT_PAGE } from '../../parts/forms/contact-texts.ts';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { Docs } from './docs.tsx';
import { Status } from './status.tsx';

const TABS = [
  { value: 'docs', label: t('Docs') },
  { value: 'status', label: t('Status') },
  { value: 'contact', label: t('Contact') },
] as const;

/** `/dashboard/support`: how things work, whether they do, and whom to write to. The tab stands in the address. */
export function Support() {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find(({ value }) => value === query.get('tab'))?.value ?? 'docs';
  return (
    <>
      <ScreenHead title={t('Support')} />
      <Tabs
        label={t('Support')}
        tabs={TABS}
        value={tab}
        onValueChange={(value) => setQuery(value === 'docs' ? {} : { tab: value }, { replace: true })}
      >
        <TabPanel value="docs">
          <Docs />
        </TabPanel>
        <TabPanel value="status">
          <Status />
        </TabPanel>
        <TabPanel value="contact">
          <p className="mb-6 text-ink-2">{CONTACT_PAGE.lead}</p>
          <div className="max-w-2xl">
            <ContactForm topic="support" />
          </div>
        </TabPanel>
      </Tabs>
    </>
  );
}
