import { ACCOUNT_LIMITS } from './limits.ts';

/** What a message can be about. */
export const CONTACT_TOPICS = ['sales', 'support', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Longest allowed texts, in UTF-16 units as `maxlength` counts them. */
export const CONTACT_REQUEST_LIMITS = {
  name: ACCOUNT_LIMITS.fullName,
  email: ACCOUNT_LIMITS.email,
  message: 4000,
} as const;

export interface ContactRequest {
  name: string;
  email: string;
  topic: ContactTopic;
  /** With line breaks. */
  message: string;
}

/** As it comes from a form or a call: everything may be missing. */
export type RawContactRequest = { [Name in keyof ContactRequest]?: string | null };

/** The topic by that name; null when there is none. */
export function readContactTopic(raw: string | null): ContactTopic | null {
  return CONTACT_TOPICS.find((topic) => topic === raw) ?? null;
}
