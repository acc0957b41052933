import { Drawer, Wordmark } from '@tessera/ui';
import { PRODUCT_NAME } from '../product.ts';
import { SidebarLinks } from './sidebar-links.tsx';

/** The sidebar on narrow screens, over the page. */
export function DashboardMenu({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label="Dashboard menu"
      side="left"
      heading={<Wordmark name={PRODUCT_NAME} />}
    >
      <SidebarLinks onFollow={() => onOpenChange(false)} />
    </Drawer>
  );
}
