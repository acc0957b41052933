import type { DealStage } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { VendorError } from './vendor.ts';

/** A stage of a service's own, in the order of its board. */
export interface TheirStage {
  id: string;
  isWon: boolean;
  isLost: boolean;
}

/**
 * Which of their stages stands for each of ours: the first and the second open one, the last open one for a proposal, and
 * both ends. Theirs may have any names. Throws VendorError where a board has no such ends.
 */
export function chooseStages(theirs: readonly TheirStage[], name: string): Record<DealStage, string> {
  const open = theirs.filter(({ isWon, isLost }) => !isWon && !isLost).map(({ id }) => id);
  const [first, second = first] = open;
  const last = open.at(-1);
  const won = theirs.find(({ isWon }) => isWon)?.id;
  const lost = theirs.find(({ isLost }) => isLost)?.id;
  if (!first || !second || !last || !won || !lost)
    throw new VendorError('refused', msg('{service} has no stages for deals.', { service: name }));
  return { NEW: first, IN_CONVERSATION: second, PROPOSAL: last, WON: won, LOST: lost };
}
