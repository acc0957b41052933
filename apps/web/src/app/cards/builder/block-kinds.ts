import { type BlockKind, type CardBlock, displayUrl } from '@tessera/domain';
import { t } from '@tessera/texts';
import {
  AlignLeft,
  CalendarDays,
  FileText,
  Images,
  Link2,
  type LucideIcon,
  MapPin,
  Minus,
  Quote,
  RectangleHorizontal,
  Video,
} from 'lucide-react';

/** The label and icon of each kind of block in the builder. */
export const BLOCK_KIND_DISPLAY: Record<BlockKind, { label: string; Icon: LucideIcon }> = {
  text: { label: t('Text|block of a card'), Icon: AlignLeft },
  link: { label: t('Link'), Icon: Link2 },
  button: { label: t('Button|block of a card'), Icon: RectangleHorizontal },
  gallery: { label: t('Gallery'), Icon: Images },
  video: { label: t('Video'), Icon: Video },
  file: { label: t('File'), Icon: FileText },
  calendar: { label: t('Booking link'), Icon: CalendarDays },
  map: { label: t('Map'), Icon: MapPin },
  testimonial: { label: t('Testimonial'), Icon: Quote },
  divider: { label: t('Divider'), Icon: Minus },
};

/** One line that tells a block from others of its kind; '' while it is empty. */
export function blockSummary({ title, text, url, pictures }: CardBlock): string {
  const said = [title, text, url.startsWith('/') ? '' : displayUrl(url)].find((one) => one.trim() !== '');
  if (said !== undefined) return said.trim().replace(/\s+/gu, ' ');
  return pictures.length > 0
    ? t('{count, plural, one {# picture} other {# pictures}}', { count: pictures.length })
    : '';
}
