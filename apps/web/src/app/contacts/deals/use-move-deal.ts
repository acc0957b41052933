import { type DealLineFragment, type DealStage, useMoveDealMutation } from '@tessera/client';
import { DEAL_STAGE_NAMES } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useState } from 'react';
import { useAttempt } from '../../../parts/feedback/use-attempt.ts';
import { AFTER_DEAL_CHANGE } from './use-deals.ts';

/** Deals on their way to another stage, by their id, as they will be there. */
export type MovingDeals = ReadonlyMap<string, DealLineFragment>;

/** Moves deals. They are shown in their new stage at once, and back in the old one when the server refuses. */
export function useMoveDeal() {
  const [moveDeal] = useMoveDealMutation(AFTER_DEAL_CHANGE);
  const [moving, setMoving] = useState<MovingDeals>(new Map());
  const [said, setSaid] = useState('');
  const attempt = useAttempt();
  const settle = (id: string) => setMoving((before) => new Map([...before].filter(([movedId]) => movedId !== id)));
  const move = async (deal: DealLineFragment, stage: DealStage) => {
    if (stage === deal.stage) return;
    const { id, name, version } = deal;
    const show = () => {
      setMoving((before) => new Map(before).set(id, { ...deal, stage }));
      setSaid(t('{name} is in {stage}.', { name, stage: DEAL_STAGE_NAMES[stage] }));
      return () => {
        settle(id);
        setSaid(t('{name} stays in {stage}.', { name, stage: DEAL_STAGE_NAMES[deal.stage] }));
      };
    };
    const send = () => moveDeal({ variables: { input: { id, stage, version } } }).then(() => settle(id));
    await attempt(send, show);
  };
  return { move, moving, said };
}
