import type { AddressName } from '@tessera/domain';
import { askEarly } from '../data/session/early-answer.ts';
import { readStoredSession } from '../data/session/stored-session.ts';
import { EARLY_QUERIES } from './early-queries.ts';

// A script of its own, which comes long before the app: it asks for the data of the screen that its tag names.
const screen = document.currentScript?.dataset.screen as AddressName | undefined;
const early = screen && EARLY_QUERIES[screen];
const session = readStoredSession();
if (early && session) askEarly(early, session);
