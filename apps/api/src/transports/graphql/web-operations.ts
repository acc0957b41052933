import { AppError } from '@tessera/domain';
import { t } from '@tessera/texts';
import { OPERATION_SET, OPERATIONS } from './generated/web-operations.ts';

/** What the web app names its operations by: the set that it was built with, and the operation in it. */
const DOCUMENT_ID = /^([\w-]{12}):(\w+)$/;

/**
 * The text of the web app's operation with that id, such as `aB3dE6gH9jK2:Inbox`. BAD_USER_INPUT for every other id: an
 * app of another release then sends its document in full.
 */
export function readDocumentId(id: unknown): string {
  const [, set, name = ''] = DOCUMENT_ID.exec(String(id)) ?? [];
  const text = set === OPERATION_SET && Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (text !== undefined) return text;
  const unknown = t('There is no operation with this id. Send the document instead.');
  throw new AppError('BAD_USER_INPUT', unknown, { documentId: unknown });
}
