import type { CardLayout } from './card-design.ts';
import type { CardPreview } from './preview.ts';

/** How the face is laid out: as its design says, else by the card's pictures. Initials stand where a photo is missing. */
export function faceLayout({ design, photo }: Pick<CardPreview, 'design' | 'photo'>): CardLayout {
  const layout = design?.layout ?? (design?.coverUrl ? 'cover' : photo ? 'portrait' : 'type');
  return layout === 'portrait' && !photo ? 'monogram' : layout;
}

/** The logo of the face; null where it would be the photo once more. */
export function faceLogo({ logo, photo, design }: Pick<CardPreview, 'design' | 'photo' | 'logo'>): string | null {
  const showsPhoto = ['portrait', 'cover'].includes(faceLayout({ design, photo }));
  return showsPhoto && logo === photo ? null : logo;
}
