import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import type { CardEntry } from '../../data/card-store/use-cards.ts';
import type { CardDialog } from './card-dialogs.tsx';

export interface TileNoteProps {
  entry: CardEntry;
  onOpen: (what: CardDialog) => void;
  onCancelDelete: () => void;
}

/** What keeps a card from being in step with the server, when that is the person's to decide. */
export function TileNote({ entry: { status, problem }, onOpen, onCancelDelete }: TileNoteProps) {
  if (status === 'deleting') {
    return (
      <NoteLine text={t('Will be deleted when the network is back.')}>
        <Button variant="quiet" onClick={onCancelDelete}>
          {t('Keep it')}
        </Button>
      </NoteLine>
    );
  }
  if (problem?.kind === 'conflict') {
    return (
      <NoteLine text={t('Changed elsewhere in the meantime.')}>
        <Button variant="quiet" onClick={() => onOpen('conflict')}>
          {t('Compare')}
        </Button>
      </NoteLine>
    );
  }
  return problem ? <NoteLine text={problem.message} /> : null;
}

function NoteLine({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mt-2 flex items-center justify-between gap-2 border-s-2 border-brass-fill ps-2.5 text-sm text-ink-2">
      <p className="min-w-0 py-1 [overflow-wrap:anywhere]">{text}</p>
      {children}
    </div>
  );
}
