import { AppError } from '@tessera/domain';
import type { Viewer } from '../platform/context.ts';

/** Who follows what in this process. */
export class Hub {
  followMessages(_viewer: Viewer, _args: { conversationId: string; after?: number | null }): AsyncIterable<never> {
    throw notYet();
  }
  followChanges(_viewer: Viewer, _args: { conversationId: string; after?: number | null }): AsyncIterable<never> {
    throw notYet();
  }
  followGroup(_viewer: Viewer, _args: { groupId: string }): AsyncIterable<never> {
    throw notYet();
  }
  followMembers(_viewer: Viewer, _args: { groupId: string }): AsyncIterable<never> {
    throw notYet();
  }
  followPresence(_viewer: Viewer, _args: { conversationId: string }): AsyncIterable<never> {
    throw notYet();
  }
  followInbox(_viewer: Viewer): AsyncIterable<never> {
    throw notYet();
  }
}

function notYet(): AppError {
  return new AppError('UNAVAILABLE', 'Nothing can be followed yet.');
}
