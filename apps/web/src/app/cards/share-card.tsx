import { deferred } from '../../loading/deferred.tsx';

/** The share dialog; its code is fetched when it is first opened. */
export const ShareCard = deferred(async () => (await import('../../share/share-dialog.tsx')).ShareDialog);
