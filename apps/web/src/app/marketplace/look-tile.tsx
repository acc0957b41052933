import type { LookTileFragment } from '@tessera/client';
import { type CardData, cardPreview, formatPhone } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Chip } from '@tessera/ui';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { TAG_LABELS } from './filters.ts';
import { aboutLook, dressed } from './look.ts';

export interface LookTileProps {
  look: LookTileFragment;
  /** What the face says. */
  data: CardData;
  onPreview: () => void;
}

/** One look, worn by the viewer's own card. */
export function LookTile({ look, data, onPreview }: LookTileProps) {
  const { name, tag } = look;
  const worn = dressed(data, look);
  return (
    <li className="flex min-w-0 flex-col">
      <div role="img" aria-label={t('Your card in {name}', { name })}>
        <CardFace preview={cardPreview(worn, formatPhone)} />
      </div>
      <div className="mt-3 flex items-center justify-between gap-2">
        <h3 className="truncate font-sans text-base font-medium tracking-normal" title={name}>
          {name}
        </h3>
        <Chip tone={tag === 'LUXE' ? 'brass' : 'plain'}>{TAG_LABELS[tag]}</Chip>
      </div>
      <p className="mt-1 text-sm text-ink-2">{aboutLook(look)}</p>
      <div className="mt-auto flex items-center justify-between pt-2.5">
        <Button variant="quiet" className="-ms-2.5" aria-label={t('Preview {name}', { name })} onClick={onPreview}>
          <Eye aria-hidden="true" />
          {t('Preview')}
        </Button>
        <Link
          to={paths.builder()}
          state={{ data: asNewCard(worn) }}
          className={buttonClass()}
          aria-label={t('Use {name}', { name })}
        >
          {t('Use')}
        </Link>
      </div>
    </li>
  );
}

/** A new card says the same as the one it was seen on, but needs a title of its own for its address. */
export function asNewCard(data: CardData): CardData {
  return { ...data, title: data.name || data.title };
}
