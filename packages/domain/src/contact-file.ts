import type { RawContact } from './contact-check.ts';

/** One contact of a file, before it is checked. */
export interface FileContact {
  /** Of the file, beginning with 1. */
  line: number;
  contact: RawContact;
  /** Why what is written there can't be trusted, for people. */
  problem?: string;
}

/** What a file says, or why it can't be read, for people. */
export type ReadFile = { contacts: FileContact[]; problem?: never } | { problem: string; contacts?: never };
