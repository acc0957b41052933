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
  if (!hasText(text) && !hasCard && !hasImage) errors.text = 'Please write something.';
  if (text.length > CHAT_LIMITS.text) errors.text = `At most ${CHAT_LIMITS.text} characters.`;
  if (hasCard && hasImage) errors.imageUrl = 'A message has a card or a picture, not both.';
  if (mentions > CHAT_LIMITS.mentions) errors.mentionIds = `At most ${CHAT_LIMITS.mentions} people.`;
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

/** One line that stands for a message in a list: its text, or what is in it. */
export function messageSummary(message: {
  text: string;
  hasCard: boolean;
  hasImage: boolean;
  isDeleted: boolean;
}): string {
  if (message.isDeleted) return 'Message deleted';
  if (message.text) return message.text.replace(/\s+/gu, ' ');
  if (message.hasCard) return 'card in the thread';
  return message.hasImage ? 'Picture' : '';
}

/** What a list says where nobody has said anything yet. */
export const NO_MESSAGES = 'No messages yet.';
