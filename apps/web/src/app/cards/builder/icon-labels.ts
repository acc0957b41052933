import type { LinkIcon } from '@tessera/domain';
import { t } from '@tessera/texts';

export const ICON_LABELS: Record<LinkIcon, string> = {
  globe: t('Globe|icon'),
  book: t('Book|icon'),
  calendar: t('Calendar|icon'),
  cart: t('Cart|icon'),
  camera: t('Camera|icon'),
  music: t('Music|icon'),
  mic: t('Microphone|icon'),
  newspaper: t('Newspaper|icon'),
  gift: t('Gift|icon'),
  heart: t('Heart|icon'),
  star: t('Star|icon'),
  ticket: t('Ticket|icon'),
  download: t('Download|icon'),
  pin: t('Pin|icon'),
  play: t('Play|icon'),
  briefcase: t('Briefcase|icon'),
  graduation: t('Graduation cap|icon'),
  code: t('Code|icon'),
  coffee: t('Coffee|icon'),
  utensils: t('Fork and knife|icon'),
  home: t('House|icon'),
  message: t('Message|icon'),
  phone: t('Phone|icon'),
  mail: t('Envelope|icon'),
};
