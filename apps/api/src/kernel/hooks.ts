import type { Readable } from 'node:stream';
import type { Message } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Services } from './context.ts';

/** What a module does when an account ends. Rows that only belong to the person go by foreign keys. */
export interface AccountEnd {
  /** Takes the locks that come before that of the account; what it gives comes back to `end`. */
  lock?: (tx: EntityManager, userId: string) => Promise<unknown>;
  end: (
    tx: EntityManager,
    ended: { user: { id: string; email: string }; locked: unknown },
    services: Services,
  ) => Promise<unknown>;
}

/** Ends access that an intruder could have left in the account. Returns a sentence that tells the owner what ended. */
export type AccessEnd = (tx: EntityManager, userId: string) => Promise<Message | null>;

/** A file of the archive: text, a value that is written as JSON, lines as they are read, or bytes that are fetched in their turn. */
export interface ExportedFile {
  /** Its path in the archive. */
  name: string;
  text?: string;
  json?: object;
  lines?: AsyncGenerator<string>;
  /** Called when the archive comes to it. Not compressed again. */
  bytes?: { at: Date; read: () => Promise<Readable> };
}

/** What the archive of everything that is a person's has of a module. */
export type ExportPart = (context: Context, userId: string) => Promise<ExportedFile[]>;

/** The hooks of all manifests, in the order of the list of modules. */
export const HOOKS: { accountEnd: AccountEnd[]; accessEnd: AccessEnd[]; exports: ExportPart[] } = {
  accountEnd: [],
  accessEnd: [],
  exports: [],
};
