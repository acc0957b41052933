import { deferred } from '../../delivery/deferred.tsx';

/** The share dialog; its code is fetched when it is first opened. */
export const ShareCard = deferred(async () => (await import('../../parts/sharing/give/share-dialog.tsx')).ShareDialog);
