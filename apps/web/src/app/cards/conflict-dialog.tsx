import { type CardData, cardPreview, formatPhone } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog } from '@tessera/ui';
import type { ReactNode } from 'react';
import { timeText } from '../../locale/time-text.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';

export interface ConflictDialogProps {
  isOpen: boolean;
  onClose: () => void;
  mine: { data: CardData; updatedAt: string };
  theirs: { data: CardData; updatedAt: string };
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** A card was changed in two places: both versions side by side, and the choice between them. */
export function ConflictDialog({ isOpen, onClose, mine, theirs, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      size="lg"
      title={t('This card was changed elsewhere')}
      description={t('There are two versions of this card. Which one do you want to keep?')}
    >
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-6">
        <Version title={t('On this device')} note={t('The server’s version stays in the history.')} version={mine}>
          <Button variant="primary" onClick={onKeepMine}>
            {t('Keep this device’s version')}
          </Button>
        </Version>
        <Version title={t('On the server')} note={t('Discards the version on this device.')} version={theirs}>
          <Button onClick={onTakeTheirs}>{t('Use the server’s version')}</Button>
        </Version>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  title: string;
  /** What follows from choosing it. */
  note: string;
  version: { data: CardData; updatedAt: string };
  children: ReactNode;
}

function Version({ title, note, version: { data, updatedAt }, children }: VersionProps) {
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-3">
      <h3>{title}</h3>
      <CardFace preview={cardPreview(data, formatPhone)} />
      <p className="text-sm text-ink-2">{t('Saved {time}', { time: timeText(updatedAt) })}</p>
      <div>{children}</div>
      <p className="text-sm text-ink-3">{note}</p>
    </section>
  );
}
