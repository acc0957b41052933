/** Longest allowed texts of a card, in UTF-16 units as `maxlength` counts them; `tags`, `profiles`, `translations` and `entries` are numbers of them. */
export const CARD_LIMITS = {
  title: 120,
  name: 120,
  role: 120,
  tagline: 200,
  email: 254,
  /** As typed; what is stored is E.164. */
  phone: 40,
  /** Of each list: phones, emails, websites, addresses. */
  entries: 10,
  /** Of a suffix, pronouns or a pronunciation. */
  namePart: 60,
  url: 2048,
  social: 2048,
  profiles: 20,
  address: 500,
  education: 200,
  eventPlace: 200,
  pincode: 20,
  companyName: 120,
  designation: 120,
  category: 60,
  message: 2000,
  tag: 40,
  tags: 10,
  /** A language's tag. */
  language: 35,
  translations: 5,
} as const;

/** Limits of an account, in UTF-16 units. */
export const ACCOUNT_LIMITS = {
  fullNameMin: 2,
  fullName: 120,
  email: 254,
  passwordMin: 6,
  password: 256,
  about: 500,
} as const;

/** E.164 allows no more digits than this, country code included. */
export const PHONE_MAX_DIGITS = 15;

/** A code that proves a telephone number: how long it works, and when the next may be sent. */
export const PHONE_CODE = { digits: 6, minutes: 10, tries: 5, resendSeconds: 60 } as const;

/** Limits of a group: texts in UTF-16 units, or counts. */
export const GROUP_LIMITS = {
  /** How often one person’s coming and going is told between two messages; the latest times. */
  eventsAtOnePlace: 4,
  name: 80,
  description: 500,
  members: 5000,
  /** Numbers and people that one call adds. */
  addedAtOnce: 200,
  /** Numbers that one person may ask into groups. */
  lookUpsPerHour: 100,
  invitationDays: 30,
  /** How long people of an address book may be added by it. */
  contactMatchHours: 24,
  /** As many people of an address book are read. */
  contacts: 2000,
} as const;

/** How much one GraphQL operation may answer: entries of all its lists, and bytes as JSON. */
export const ANSWER_LIMITS = {
  nodes: 50_000,
  bytes: 8 * 1024 * 1024,
} as const;

/** Limits of a conversation. Texts in UTF-16 units; `emojis` are different ones on one message. */
export const CHAT_LIMITS = {
  text: 4000,
  mentions: 50,
  emojis: 20,
  /** Of a search inside a conversation. */
  query: 200,
  /** Chosen at once; each becomes a message. */
  pictures: 10,
  reason: 1000,
} as const;

/**
 * What one person may have or do at most, so that nobody fills the installation: far more than anybody needs. Who reaches
 * a number gets CONFLICT with `quota`, its name here, and `most`; a number for a time is RATE_LIMITED.
 */
export const QUOTAS = {
  cards: 1000,
  /** Earlier versions of one card; older ones are dropped. */
  cardVersions: 20,
  /** Groups that somebody is in. */
  groups: 500,
  contacts: 50_000,
  /** Contacts that one call changes or deletes by a filter. */
  contactsAtOnce: 5000,
  reminders: 1000,
  contactFilters: 30,
  deals: 10_000,
  looks: 50,
  /** Bytes of uploaded pictures and files, as they are stored. */
  pictureBytes: 500 * 1024 * 1024,
  webhooks: 20,
  pushSubscriptions: 10,
  accessTokens: 50,
  /** Apps that somebody has registered. */
  apps: 20,
  /** Apps that may act for somebody; the one that was connected first gives way. */
  connectedApps: 50,
  passkeys: 20,
  /** More than a person has devices; the session that was not seen for the longest gives way. */
  sessions: 100,
  /** Open WebSockets of one session or token, with each process. */
  socketsPerSession: 20,
  /** Open WebSockets of one network that nobody has signed in on, with each process. */
  anonymousSockets: 20,
  /** Open WebSockets of one network that have not said yet who opens them, with each process. */
  unknownSockets: 200,
  messageEditsPerHour: 300,
  reactionsPerHour: 1000,
  /** Groups that somebody joins by their code. */
  joinsPerHour: 100,
} as const;
