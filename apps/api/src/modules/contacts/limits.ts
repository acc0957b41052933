export const limits = {
  /** Contacts that are written down or saved one by one. */
  contactByViewer: { points: 600, duration: 3600 },
  contactImportByViewer: { points: 20, duration: 3600 },
  /** Searches for duplicate contacts. */
  duplicatesByViewer: { points: 60, duration: 3600 },
  contactSyncByViewer: { points: 20, duration: 3600 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}
