import type { TemplatesQuery, TemplateTileFragment } from '@tessera/client';
import { cardPreview, displayTitle, formatPhone, mayInOrganization } from '@tessera/domain';
import { Button, buttonClass, Dialog, SelectField } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DesignedFace } from '../../card-face/designed-face.tsx';
import { paths } from '../../paths.ts';
import { aboutTemplate, dressed, exportTemplate, type useOwnData } from './look.ts';
import { DeleteTemplate, PublishTemplate, WithdrawTemplate } from './template-acts.tsx';
import { asNewCard } from './template-tile.tsx';

export interface TemplateDialogProps {
  template: TemplateTileFragment;
  /** Null: the viewer is in none. */
  team: TemplatesQuery['organization'];
  own: ReturnType<typeof useOwnData>;
  onClose: () => void;
}

/** A template large, on any of the viewer's cards, and what can be done with it. */
export function TemplateDialog({ template, team, own, onClose }: TemplateDialogProps) {
  const [cardId, setCardId] = useState('');
  const entry = own.cards.find(({ card }) => card.id === cardId);
  const worn = dressed(entry?.card.data ?? own.data, template);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={template.name}
      description={aboutTemplate(template)}
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
        {template.isOwn && team && mayInOrganization(team.viewerRole, 'manageTemplates') && (
          <PublishTemplate template={template} team={team} onDone={onClose} />
        )}
        {template.isOwn && <DeleteTemplate template={template} onDone={onClose} />}
        {template.mayWithdraw && <WithdrawTemplate template={template} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
