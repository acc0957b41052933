import { msg, type Text } from '@tessera/texts';
import { SOCIAL_NETWORKS } from './social-network.ts';

/** What a viewer can tap on a card; `profile` is one on any other network. New ones come last: their places are stored. */
export const CARD_ACTION_TARGETS = ['phone', 'email', 'website', 'map', ...SOCIAL_NETWORKS, 'profile'] as const;
export type CardActionTarget = (typeof CARD_ACTION_TARGETS)[number];

/** How a card was shared. */
export const SHARE_MODES = ['LINK', 'TEXT', 'WHATSAPP', 'QR', 'GROUP', 'IN_APP'] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

/** How a viewer came to a card. */
export const CHANNELS = ['LINK', 'QR', 'NFC', 'GROUP', 'IN_APP', 'DIRECTORY'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How much of a step towards a meeting each deed is; a visitor-day counts with its highest. */
export const ENGAGEMENT_WEIGHTS = { view: 0, action: 0.3, contactAction: 0.6, save: 0.8, lead: 1 } as const;

/** True when tapping it means getting in touch: phone, email, WhatsApp. */
export function isConvertingTarget(target: CardActionTarget): boolean {
  return target === 'phone' || target === 'email' || target === 'whatsapp';
}

/** What a visitor does with a card: sees it, taps a contact, takes the contact file, leaves their own details. */
export const VISITOR_DEEDS = ['VIEW', 'ACTION', 'SAVE', 'LEAD'] as const;
export type VisitorDeed = (typeof VISITOR_DEEDS)[number];

/** A visitor-day's level is the place of its highest weight in here. */
const LEVEL_WEIGHTS = Object.values(ENGAGEMENT_WEIGHTS);
/** From this level on a visitor-day has converted. */
export const CONVERTING_LEVEL = /* @__PURE__ */ LEVEL_WEIGHTS.indexOf(ENGAGEMENT_WEIGHTS.contactAction);

/** How far a deed brings its visitor-day: 0 view, 1 other tap, 2 phone, email or WhatsApp, 3 save, 4 lead. */
export function deedLevel(kind: VisitorDeed, target: CardActionTarget | null): number {
  if (kind === 'VIEW') return 0;
  if (kind === 'ACTION') return target && isConvertingTarget(target) ? CONVERTING_LEVEL : 1;
  return kind === 'SAVE' ? 3 : 4;
}

/** Visitor-days by how far they came: the number at n is of those that reached level n or went beyond. */
export type Reached = readonly [all: number, tapped: number, converted: number, saved: number, left: number];

/**
 * 0–100, two decimals, of the highest weight of each visitor-day; 0 without any. The constants pull few visitors
 * towards 15, so that a single eager one does not make a perfect score.
 */
export function engagementScore(reached: Reached): number {
  const [days] = reached;
  if (days === 0) return 0;
  const sum = reached.reduce((total, count, level) => {
    const beyond = reached[level + 1] ?? 0;
    return total + (count - beyond) * (LEVEL_WEIGHTS[level] ?? 0);
  }, 0);
  return round2((100 * (sum + 1.5)) / (days + 10));
}

/** How many visitor-days came at least to each step. */
export function toFunnel([views, actions, , saves, leads]: Reached) {
  return { views, actions, saves, leads };
}

/** Converting ÷ all visitor-days as a percentage with two decimals; 0 when there were none. */
export function conversionPercent(convertingDays: number, allDays: number): number {
  return allDays > 0 ? round2((100 * convertingDays) / allDays) : 0;
}

export type ActivityFact =
  | { kind: 'VIEW'; title: string; channel?: Channel | null }
  | { kind: 'ACTION'; title: string; target: CardActionTarget }
  | { kind: 'SAVE'; title: string }
  /** `name` is what the visitor left; without it the line names nobody. */
  | { kind: 'LEAD'; title: string; name?: string | null }
  | { kind: 'SHARE'; title: string; mode: ShareMode };

/** One line of the activity list, addressed to the card's owner. */
export function activityMessage(fact: ActivityFact): Text {
  switch (fact.kind) {
    case 'VIEW':
      return msg(
        '{channel, select, LINK {Someone viewed “{title}” from a link} QR {Someone viewed “{title}” from its QR code} NFC {Someone viewed “{title}” from an NFC tag} GROUP {Someone viewed “{title}” from a group} IN_APP {Someone viewed “{title}” in the app} DIRECTORY {Someone viewed “{title}” from the directory} other {Someone viewed “{title}”}}',
        { title: fact.title, channel: fact.channel },
      );
    case 'ACTION':
      return msg(
        '{target, select, phone {Someone tapped the phone number on “{title}”} email {Someone tapped the email address on “{title}”} website {Someone tapped the website on “{title}”} map {Someone tapped the map on “{title}”} profile {Someone tapped a profile on “{title}”} other {Someone tapped {network} on “{title}”}}',
        { target: fact.target, network: NETWORKS[fact.target] ?? '', title: fact.title },
      );
    case 'SAVE':
      return msg('Someone saved the contact of “{title}”', { title: fact.title });
    case 'LEAD':
      return fact.name
        ? msg('{name} left their details on “{title}”', { name: fact.name, title: fact.title })
        : msg('Someone left their details on “{title}”', { title: fact.title });
    case 'SHARE':
      return msg(
        '{mode, select, LINK {You shared “{title}” by link} TEXT {You shared “{title}” as text} WHATSAPP {You shared “{title}” on WhatsApp} QR {You shared “{title}” as a QR code} GROUP {You shared “{title}” to a group} other {You shared “{title}” in the app}}',
        { title: fact.title, mode: fact.mode },
      );
  }
}

/** Names are the same everywhere. */
const NETWORKS: Partial<Record<CardActionTarget, string>> = {
  linkedin: 'LinkedIn',
  twitter: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  github: 'GitHub',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
};

/** Two decimals, as figures are stored and sent. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
