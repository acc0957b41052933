import type { CardPreview } from '@tessera/domain';
import { t } from '@tessera/texts';
import { CardFace } from '../../parts/card-face/card-face.tsx';

export interface EmbeddedCardProps {
  /** Absolute address of the card's page. */
  url: string;
  preview: CardPreview;
}

/** A card inside another site's page: its face, which leads to its own page in a new tab. Needs no script. */
export function EmbeddedCard({ url, preview }: EmbeddedCardProps) {
  const name = preview.name || preview.title;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={t('{name}: open the card', { name })}
      className="embedded-link"
    >
      <CardFace preview={preview} />
    </a>
  );
}
