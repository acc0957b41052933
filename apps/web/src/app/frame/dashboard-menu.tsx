import { t } from '@tessera/texts';
import { Drawer, Wordmark } from '@tessera/ui';
import { SearchButton } from '../../parts/commands/command-host.tsx';
import { PRODUCT_NAME } from '../../product.ts';
import { InstallEntry } from './install-entry.tsx';
import { SidebarLinks } from './sidebar-links.tsx';

/** The sidebar on narrow screens, over the page. */
export function DashboardMenu({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const close = () => onOpenChange(false);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t('Dashboard menu')}
      side="left"
      heading={<Wordmark name={PRODUCT_NAME} />}
    >
      <SearchButton className="mb-3 w-full" onOpen={close} />
      <SidebarLinks more={<InstallEntry />} onFollow={close} />
    </Drawer>
  );
}
