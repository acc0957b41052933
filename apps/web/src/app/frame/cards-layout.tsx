import { useApolloClient } from '@apollo/client/react';
import { t } from '@tessera/texts';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { CardsProvider, useCardsContext, useMoments } from '../../data/card-store/cards-context.tsx';
import { KeepCards } from '../../data/card-store/keep-cards.tsx';
import { useCardActions, useOrphanCards } from '../../data/card-store/use-cards.ts';
import { nextShare } from '../../data/outbox/unsent-shares.ts';
import { readStored, writeStored } from '../../data/session/storage.ts';
import { deferred } from '../../delivery/deferred.tsx';

const Question = deferred(async () => (await import('../../delivery/overlays.ts')).overlays.Question);

/** Around all signed-in screens, so that waiting changes are sent wherever the person is. */
export function CardsLayout() {
  return (
    <CardsProvider>
      <Outlet />
      <KeepCards />
      <SendShares />
      <ImportQuestion />
    </CardsProvider>
  );
}

/** Acts of sharing that happened without a network are recorded once there is one again. */
function SendShares() {
  const client = useApolloClient();
  const { ownerId } = useCardsContext();
  const send = async (id: string) => {
    if (!nextShare(id)) return;
    const { sendShares } = await import('../../parts/sharing/give/send-shares.ts');
    await sendShares(client, id);
  };
  useMoments(ownerId, (id) => void send(id).catch(() => {}));
  return null;
}

/** Cards that were made before anybody signed in: whose are they? Asked once per account in this tab. */
function ImportQuestion() {
  const { ownerId } = useCardsContext();
  const orphans = useOrphanCards();
  const { adopt } = useCardActions();
  const [askedFor, setAskedFor] = useState(readAsked);
  const isOpen = orphans.length > 0 && askedFor !== ownerId;
  const close = () => {
    writeAsked(ownerId);
    setAskedFor(ownerId);
  };
  return (
    isOpen && (
      <Question
        isOpen
        onOpenChange={close}
        question={importQuestion(orphans.length)}
        detail={t('They become your own and are saved on the server. Until then they are on this device only.')}
        confirmLabel={t('Add to my account')}
        cancelLabel={t('Not now')}
        onConfirm={() => void adopt(orphans.map(({ id }) => id))}
      />
    )
  );
}

function importQuestion(count: number): string {
  return t(
    '{count, plural, one {Add one card created on this device to your account?} other {Add # cards created on this device to your account?}}',
    { count },
  );
}

const ASKED_KEY = 'cards-import-asked';

function readAsked(): string | null {
  return readStored(ASKED_KEY, 'sessionStorage');
}

/** Where it can't be kept, the question comes again after a reload. */
function writeAsked(ownerId: string | null): void {
  if (ownerId !== null) writeStored(ASKED_KEY, ownerId, 'sessionStorage');
}
