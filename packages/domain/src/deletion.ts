/** What the deletion of an account promises. Days of the weekend do not count as business days. */
export const DELETION = {
  /** Promised to people. */
  withinBusinessDays: 7,
  /** When it happens: two days are left for a job that has to be tried again. */
  dueBusinessDays: 5,
  /** A minimal record of the deletion is kept for so many days. */
  recordDays: 90,
  /** A request that nobody confirms is forgotten after so many days. */
  unconfirmedDays: 7,
  reasonMax: 1000,
} as const;
