import type { Visibility } from '@tessera/domain';
import { Button, Dialog } from '@tessera/ui';
import { useState } from 'react';
import { VisibilityRadios } from '../../../card-store/visibility-radios.tsx';

export interface VisibilityQuestionProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is chosen at first. */
  value: Visibility;
  onAnswer: (value: Visibility) => void;
}

/** Asked when a card is saved for the first time. */
export function VisibilityQuestion({ isOpen, onClose, value, onAnswer }: VisibilityQuestionProps) {
  const [chosen, choose] = useState(value);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Who can open this card?"
      description="You can change this at any time."
      size="sm"
    >
      <VisibilityRadios value={chosen} onChange={choose} isLegendHidden />
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="primary" onClick={() => onAnswer(chosen)}>
          Save card
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Back to editing
        </Button>
      </div>
    </Dialog>
  );
}
