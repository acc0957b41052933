import { Dialog, Question } from '@tessera/ui';

/** What opens over the page, apart from the plain components: a screen without an open dialog needs none of it. */
export const overlays = { Dialog, Question };
