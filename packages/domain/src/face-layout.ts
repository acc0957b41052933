import type { CardLayout, LogoSize } from './card-design.ts';
import { isDarkColor } from './color-contrast.ts';
import { themeDesign } from './own-design.ts';
import type { CardPreview } from './preview.ts';

/** How the face is laid out: as its design says, otherwise by the card's pictures. Initials stand in for a missing photo. */
export function faceLayout({ design, photo }: Pick<CardPreview, 'design' | 'photo'>): CardLayout {
  const layout = design?.layout ?? (design?.coverUrl ? 'cover' : photo ? 'portrait' : 'type');
  return layout === 'portrait' && !photo ? 'monogram' : layout;
}

/** Of each size to a medium logo. */
const LOGO_SCALES: Record<LogoSize, number> = { small: 0.75, medium: 1, large: 1.35 };

export interface FaceLogo {
  src: string;
  scale: number;
  /** Whether a light plate lies behind it, because it was made for white paper or lies on a picture. */
  hasPlate: boolean;
}

/** The logo of a card as its paper needs it; null where a picture serves as both, and is shown as the photo. */
export function faceLogo(preview: CardPreview): FaceLogo | null {
  const { logo, photo, design, theme } = preview;
  const scale = LOGO_SCALES[design?.logoSize ?? 'medium'];
  const isOnPaper = faceLayout(preview) === 'type';
  const isDark = isDarkColor((design ?? themeDesign(theme)).colors.paper);
  if (!logo) return null;
  if (design?.darkLogoUrl && isOnPaper && isDark) return { src: design.darkLogoUrl, scale, hasPlate: false };
  return logo !== photo ? { src: logo, scale, hasPlate: isDark || !isOnPaper } : null;
}
