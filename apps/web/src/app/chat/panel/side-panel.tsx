import { t } from '@tessera/texts';
import { Dialog } from '@tessera/ui';
import { GroupPanel } from './group-panel.tsx';
import { PanelColumn } from './panel-column.tsx';
import type { usePanel } from './use-panel.ts';

export interface SidePanelProps {
  groupId: string;
  viewerId: string;
  panel: ReturnType<typeof usePanel>;
  isWide: boolean;
}

/** Beside the conversation from medium widths on; a phone has a sheet. */
export function SidePanel({ groupId, viewerId, panel, isWide }: SidePanelProps) {
  // Nothing that was typed or opened for one group may be there for the next.
  const content = <GroupPanel key={groupId} groupId={groupId} viewerId={viewerId} panel={panel} />;
  if (isWide) return <PanelColumn onClose={panel.close}>{content}</PanelColumn>;
  return (
    <Dialog isOpen isOfAddress onOpenChange={panel.close} size="sm" title={t('About the group')}>
      {content}
    </Dialog>
  );
}
