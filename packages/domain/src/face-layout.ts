import type { CardLayout } from './card-design.ts';
import type { CardPreview } from './preview.ts';

/** How the face is laid out: as its design says, else by the card's pictures. Initials stand where a photo is missing. */
export function faceLayout({ design, photo }: Pick<CardPreview, 'design' | 'photo'>): CardLayout {
  const layout = design?.layout ?? (design?.coverUrl ? 'cover' : photo ? 'portrait' : 'type');
  return layout === 'portrait' && !photo ? 'monogram' : layout;
}

/** The logo of a card; null where a picture serves as both, and is shown as the photo. */
export function faceLogo({ logo, photo }: Pick<CardPreview, 'photo' | 'logo'>): string | null {
  return logo === photo ? null : logo;
}
