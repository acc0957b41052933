import type { CardActionTarget, Channel } from '@tessera/client';
import { t } from '@tessera/texts';

/** The links that a report always lists, in this order when nothing was tapped. */
export const MAIN_LINKS: readonly CardActionTarget[] = ['WEBSITE', 'LINKEDIN', 'EMAIL', 'PHONE', 'WHATSAPP', 'MAP'];

export const LINK_WORDS: Record<CardActionTarget, string> = {
  WEBSITE: t('Website'),
  LINKEDIN: t('LinkedIn'),
  EMAIL: t('Email'),
  PHONE: t('Phone'),
  WHATSAPP: t('WhatsApp'),
  MAP: t('Directions'),
  TWITTER: 'X',
  INSTAGRAM: t('Instagram'),
  FACEBOOK: t('Facebook'),
  YOUTUBE: t('YouTube'),
  GITHUB: t('GitHub'),
  TELEGRAM: t('Telegram'),
  PROFILE: t('Another profile'),
};

const CHANNEL_WORDS: Record<Channel, string> = {
  LINK: t('Link'),
  QR: t('QR code'),
  NFC: t('NFC tag'),
  GROUP: t('Group'),
  IN_APP: t('In the app'),
  DIRECTORY: t('Directory'),
};

/** Nothing told how the visitor came. */
export function channelWord(channel: Channel | null): string {
  return channel ? CHANNEL_WORDS[channel] : t('Unknown');
}

/** 'autumn · newsletter · mail': the campaign first, and nothing for what a link does not say. */
export function campaignWord({ source, medium, campaign }: Record<'source' | 'medium' | 'campaign', string | null>) {
  return [campaign, source, medium].filter(Boolean).join(' · ');
}
