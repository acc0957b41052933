import type { CardActionTarget, Channel } from '@tessera/client';

/** The links that a report always lists, in this order when nothing was tapped. */
export const MAIN_LINKS: readonly CardActionTarget[] = ['WEBSITE', 'LINKEDIN', 'EMAIL', 'PHONE', 'WHATSAPP', 'MAP'];

export const LINK_WORDS: Record<CardActionTarget, string> = {
  WEBSITE: 'Website',
  LINKEDIN: 'LinkedIn',
  EMAIL: 'Email',
  PHONE: 'Phone',
  WHATSAPP: 'WhatsApp',
  MAP: 'Directions',
  TWITTER: 'X',
  INSTAGRAM: 'Instagram',
  FACEBOOK: 'Facebook',
  YOUTUBE: 'YouTube',
  GITHUB: 'GitHub',
  TELEGRAM: 'Telegram',
};

const CHANNEL_WORDS: Record<Channel, string> = {
  LINK: 'Link',
  QR: 'QR code',
  GROUP: 'Group',
  IN_APP: 'In the app',
  DIRECTORY: 'Directory',
};

/** Nothing told how the visitor came. */
export function channelWord(channel: Channel | null): string {
  return channel ? CHANNEL_WORDS[channel] : 'Unknown';
}

/** 'newsletter / mail / autumn'; what a link does not say is a dash. */
export function campaignWord({ source, medium, campaign }: Record<'source' | 'medium' | 'campaign', string | null>) {
  return [source, medium, campaign].map((part) => part || '–').join(' / ');
}
