/** What sharing asks of groups. */
export * as GroupAccess from './group-access.ts';
/** One act of sharing a card. */
export { Share } from './share.entity.ts';
/** What is written of an act of sharing, and to whom it was. */
export type { RecordedShare } from './share.service.ts';
/** Shares by what their links say, the acts of sharing, and their end. */
export {
  endShare,
  findByMarks,
  findKnownShare,
  findOwnShare,
  findShareable,
  noteOpening,
  recordShare,
} from './share.service.ts';
/** SQL: how many views each of the shares brought, as ("shareId", count, "lastAt"), and whether one brought any. */
export { selectOpenCounts, wasViewed } from './share-facts.service.ts';
/** SQL on shares, for statements of other modules. */
export * as ShareSql from './share-sql.ts';
