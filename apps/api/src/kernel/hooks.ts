import type { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import type { Context, Services } from './context.ts';

/** What a module does when an account ends. Whatever only hangs on the person goes by foreign keys. */
export interface AccountEnd {
  /** Takes the locks that come before that of the account; what it gives comes back to `end`. */
  lock?: (tx: EntityManager, userId: string) => Promise<unknown>;
  end: (
    tx: EntityManager,
    ended: { user: { id: string; email: string }; locked: unknown },
    services: Services,
  ) => Promise<unknown>;
}

/** Ends what somebody who was in the account could have left behind; says for people what that was, '' for nothing. */
export type AccessEnd = (tx: EntityManager, userId: string) => Promise<string>;

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

/** What the manifests do at these moments, in the order of the list of modules. */
export const HOOKS: { accountEnd: AccountEnd[]; accessEnd: AccessEnd[]; exports: ExportPart[] } = {
  accountEnd: [],
  accessEnd: [],
  exports: [],
};
