import { type CardDesign, type CardFont, type CardPreview, isDarkColor } from '@tessera/domain';
import type { CSSProperties } from 'react';
import { CardFace, type FaceLetters } from './card-face.tsx';
import './designed-face.css';

/** Letters of the faces that a design may set in place of its theme's. */
const FONT_LETTERS: Record<CardFont, FaceLetters> = {
  serif: { name: { letter: 0.48, isMono: false }, role: { letter: 0.46, isMono: false } },
  sans: { name: { letter: 0.56, isMono: false }, role: { letter: 0.52, isMono: false } },
  mono: { name: { letter: 0.55, isMono: true }, role: { letter: 0.6, isMono: true } },
};

/**
 * The face of a card in its own design, or in its theme alone. It stands around the plain face, so that pages which
 * show no designs need not load them.
 */
export function DesignedFace({ preview }: { preview: CardPreview }) {
  const { design } = preview;
  if (!design) return <CardFace preview={preview} />;
  return (
    <div
      className="card-design"
      data-ornament={design.ornament}
      data-head={design.head}
      data-name-font={design.fonts?.name}
      data-text-font={design.fonts?.text}
      data-paper={isDarkColor(design.colors.paper) ? 'dark' : 'light'}
      style={toProperties(design)}
    >
      <CardFace preview={preview} letters={design.fonts && FONT_LETTERS[design.fonts.name]} />
    </div>
  );
}

/** The design's colours for designed-face.css. A custom property of `style` is no text of it: nothing can be slipped in. */
function toProperties({ colors }: CardDesign): CSSProperties {
  const properties = Object.entries(colors).map(([key, color]) => [`--design-${key.toLowerCase()}`, color]);
  return Object.fromEntries(properties);
}
