import { type CardData, TOAST_MS, type Visibility } from '@tessera/domain';
import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { saveMessage } from '../../../data/card-store/save-message.ts';
import { useCardActions, useCards } from '../../../data/card-store/use-cards.ts';
import type { SharedCard } from './use-share-target.ts';

/** Saves the card as it is, or with another visibility, and tells when that did not reach the server. */
export function useSave({ id, data }: Pick<SharedCard, 'id'> & { data?: CardData }) {
  const entry = useCards().find(({ card }) => card.id === id);
  const actions = useCardActions();
  const toast = useToast();
  const [busy, setBusy] = useState<Visibility | 'AS_IT_IS' | null>(null);
  const save = async (visibility?: Visibility) => {
    const { visibility: present = 'PRIVATE', version: baseVersion } = entry?.card ?? {};
    const content = data ?? entry?.card.data;
    if (!content) return;
    setBusy(visibility ?? 'AS_IT_IS');
    const edit = {
      id,
      data: content,
      visibility: visibility ?? present,
      ...(baseVersion !== undefined && { baseVersion }),
    };
    const outcome = await actions.save(edit);
    setBusy(null);
    if (outcome.kind === 'no-room') return;
    const { text, tone } = saveMessage(outcome);
    toast(text, { tone, durationMs: TOAST_MS.myCards });
  };
  return { save, busy };
}
