import { type CardData, MESSAGES, TOAST_MS, type Visibility } from '@tessera/domain';
import { Button, useToast } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { saveMessage } from '../card-store/save-message.ts';
import { useCardActions, useCards } from '../card-store/use-cards.ts';
import type { SharedCard } from './use-share-target.ts';

/** Why a card has no link that would lead anywhere, and what can be done about it. */
export function NotShared({ card, reason }: { card: SharedCard; reason: 'local' | 'private' | 'gone' }) {
  const { save, busy } = useSave(card);
  if (reason === 'gone') return <p>{MESSAGES.cardNotFound}</p>;
  if (reason === 'local') {
    return (
      <Explained title="This card is on this device only." text="Sync it first: then it has an address to share.">
        <Button variant="primary" isBusy={busy !== null} onClick={() => void save()}>
          Sync now
        </Button>
      </Explained>
    );
  }
  return (
    <Explained
      title="Only you can see this card."
      text="Unlisted, it opens for anyone who has its link. Public, others can also come across it."
    >
      <Button variant="primary" isBusy={busy === 'UNLISTED'} onClick={() => void save('UNLISTED')}>
        Make it unlisted
      </Button>
      <Button isBusy={busy === 'PUBLIC'} onClick={() => void save('PUBLIC')}>
        Make it public
      </Button>
    </Explained>
  );
}

function Explained({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-serif text-lg">{title}</p>
      <p className="text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** Saves the card as it is, or with another visibility, and tells when that did not reach the server. */
function useSave({ id, data }: { id: string; data: CardData }) {
  const entry = useCards().find(({ card }) => card.id === id);
  const actions = useCardActions();
  const toast = useToast();
  const [busy, setBusy] = useState<Visibility | 'AS_IT_IS' | null>(null);
  const save = async (visibility?: Visibility) => {
    const { visibility: present = 'PRIVATE', version: baseVersion } = entry?.card ?? {};
    setBusy(visibility ?? 'AS_IT_IS');
    const edit = { id, data, visibility: visibility ?? present, ...(baseVersion !== undefined && { baseVersion }) };
    const outcome = await actions.save(edit);
    setBusy(null);
    const { text, tone } = saveMessage(outcome);
    toast(text, { tone, durationMs: TOAST_MS.myCards });
  };
  return { save, busy };
}
