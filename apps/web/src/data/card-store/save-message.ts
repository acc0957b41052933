import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import type { KeptOutcome } from './use-cards.ts';

/** What a toast says about a save. */
export function saveMessage(outcome: KeptOutcome): { text: string; tone: 'ok' | 'bad' } {
  switch (outcome.kind) {
    case 'synced':
      return { text: say(MESSAGES.savedAndSynced), tone: 'ok' };
    case 'signed-out':
      return { text: say(MESSAGES.savedLocally), tone: 'ok' };
    case 'waiting':
      return { text: say(MESSAGES.savedSyncFailed), tone: 'bad' };
    case 'conflict':
      return { text: t('This card was changed elsewhere in the meantime.'), tone: 'bad' };
    case 'refused':
      return { text: outcome.message, tone: 'bad' };
  }
}
