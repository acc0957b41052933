import { msg, type Text } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';
import { CHAT_LIMITS } from './limits.ts';
import { hasText, toLines } from './text.ts';

/** What somebody is about to say. */
export interface MessageDraft {
  text: string;
  hasCard: boolean;
  hasImage: boolean;
  mentions: number;
}

/** The text as it is sent, and what is wrong with the draft: `text` and `mentionIds`. */
export function checkMessage({ text: raw, hasCard, hasImage, mentions }: MessageDraft): {
  text: string;
  errors: FieldErrors;
} {
  const text = toLines(raw);
  const errors: FieldErrors = {};
  if (!hasText(text) && !hasCard && !hasImage) errors.text = msg('Enter something.');
  if (text.length > CHAT_LIMITS.text) errors.text = msg('At most {most} characters.', { most: CHAT_LIMITS.text });
  if (hasCard && hasImage) errors.imageUrl = msg('A message has a card or a picture, not both.');
  if (mentions > CHAT_LIMITS.mentions)
    errors.mentionIds = msg('At most {mentions} people.', { mentions: CHAT_LIMITS.mentions });
  return { text: hasText(text) ? text : '', errors };
}

/** How many folded characters are kept to search in: one letter may become two, and the longest text is kept whole. */
export const MESSAGE_SEARCH_LENGTH = 2 * CHAT_LIMITS.text;

/** The flag for sets of whole texts (ECMAScript 2024): every supported browser reads it, our compile target doesn't. */
const SETS: string = 'v';
const EMOJI = new RegExp('^\\p{RGI_Emoji}$', SETS);

/** Whether the text is exactly one emoji, however many code points it is made of. */
export function isEmoji(text: string): boolean {
  return EMOJI.test(text);
}

/** What is said of a card in a message that was taken back, or is gone. */
export const CARD_GONE = msg('Card no longer available');

export interface SummarizedMessage {
  text: string;
  hasCard: boolean;
  /** Null or absent when there was no card, or it can't be seen any more. */
  card?: { title: string } | null | undefined;
  hasImage: boolean;
  isDeleted: boolean;
}

/** One line that stands for a message in a list: its text, or what is in it, such as 'Card “Studio”'. */
export function messageSummary({ text, hasCard, card, hasImage, isDeleted }: SummarizedMessage): Text {
  if (isDeleted) return msg('Message deleted');
  if (text) return text.replace(/\s+/gu, ' ');
  if (hasCard) return card ? msg('Card “{title}”', { title: card.title }) : CARD_GONE;
  return hasImage ? msg('Picture') : '';
}

/** What a list says where nobody has said anything yet. */
export const NO_MESSAGES = msg('No messages yet.');
