import { type TemplateTileFragment, useDeleteTemplateMutation } from '@tessera/client';
import { cardPreview, displayTitle, formatPhone } from '@tessera/domain';
import { Button, buttonClass, Dialog, Question, SelectField, useToast } from '@tessera/ui';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DesignedFace } from '../../card-face/designed-face.tsx';
import { paths } from '../../paths.ts';
import { dressed, exportTemplate, type useOwnData } from './look.ts';
import { asNewCard } from './template-tile.tsx';

export interface TemplateDialogProps {
  template: TemplateTileFragment;
  own: ReturnType<typeof useOwnData>;
  onClose: () => void;
}

/** A template large, on any of the viewer's cards, and what can be done with it. */
export function TemplateDialog({ template, own, onClose }: TemplateDialogProps) {
  const [cardId, setCardId] = useState('');
  const entry = own.cards.find(({ card }) => card.id === cardId);
  const worn = dressed(entry?.card.data ?? own.data, template);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={template.name}
      description={template.description || undefined}
    >
      <div role="img" aria-label={`Your card in ${template.name}`}>
        <DesignedFace preview={cardPreview(worn, formatPhone)} />
      </div>
      {own.cards.length > 0 && (
        <SelectField
          label="Use it on"
          className="mt-6"
          value={cardId}
          onChange={({ target }) => setCardId(target.value)}
          hint={entry ? 'The builder opens with it; nothing is saved before you save.' : undefined}
        >
          <option value="">A new card</option>
          {own.cards.map(({ card }) => (
            <option key={card.id} value={card.id}>
              {displayTitle(card.data)}
            </option>
          ))}
        </SelectField>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Link
          to={paths.builder(entry?.card.id)}
          state={entry ? { id: entry.card.id, data: worn } : { data: asNewCard(worn) }}
          className={buttonClass('primary')}
        >
          Use
        </Link>
        <Button onClick={() => exportTemplate(template)}>
          <Download aria-hidden="true" />
          Export
        </Button>
        {template.isOwn && <DeleteTemplate template={template} onDeleted={onClose} />}
      </div>
    </Dialog>
  );
}

function DeleteTemplate({
  template: { id, name },
  onDeleted,
}: {
  template: TemplateTileFragment;
  onDeleted: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { loading }] = useDeleteTemplateMutation({ refetchQueries: ['Templates'], awaitRefetchQueries: true });
  const toast = useToast();
  const confirm = async () => {
    try {
      await remove({ variables: { input: { id } } });
      onDeleted();
      toast('Template deleted');
    } catch (error) {
      toast(error instanceof Error ? error.message : 'Deleting failed.', { tone: 'bad' });
    }
  };
  return (
    <>
      <Button variant="quiet" className="ml-auto" isBusy={loading} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={`Delete the template ${name}?`}
        detail="Cards that were made with it stay as they are."
        confirmLabel="Delete template"
        tone="danger"
        onConfirm={() => void confirm()}
      />
    </>
  );
}
