import type { LookTileFragment, TemplatesQuery } from '@tessera/client';
import { cardPreview, displayTitle, formatPhone, mayInOrganization } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Dialog, SelectField } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { aboutLook, dressed, exportLook, type useOwnData } from './look.ts';
import { DeleteLook, PublishLook, WithdrawLook } from './look-acts.tsx';
import { asNewCard } from './look-tile.tsx';

export interface LookDialogProps {
  look: LookTileFragment;
  /** Null: the viewer is in none. */
  team: TemplatesQuery['organization'];
  own: ReturnType<typeof useOwnData>;
  onClose: () => void;
}

/** A look in full size, on any of the viewer's cards, and what can be done with it. */
export function LookDialog({ look, team, own, onClose }: LookDialogProps) {
  const [cardId, setCardId] = useState('');
  const entry = own.cards.find(({ card }) => card.id === cardId);
  const worn = dressed(entry?.card.data ?? own.data, look);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={look.name} description={aboutLook(look)}>
      <div role="img" aria-label={t('Your card in {name}', { name: look.name })}>
        <CardFace preview={cardPreview(worn, formatPhone)} />
      </div>
      {own.cards.length > 0 && (
        <SelectField
          label={t('Use it on')}
          className="mt-6"
          value={cardId}
          onChange={({ target }) => setCardId(target.value)}
          hint={entry ? t('The builder opens with it. Nothing changes until you save.') : undefined}
        >
          <option value="">{t('A new card')}</option>
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
          {t('Use')}
        </Link>
        <Button onClick={() => exportLook(look)}>
          <Download aria-hidden="true" />
          {t('Export')}
        </Button>
        {look.isOwn && team && mayInOrganization(team.viewerRole, 'manageTemplates') && (
          <PublishLook look={look} team={team} onDone={onClose} />
        )}
        {look.isOwn && <DeleteLook look={look} onDone={onClose} />}
        {look.mayWithdraw && <WithdrawLook look={look} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
