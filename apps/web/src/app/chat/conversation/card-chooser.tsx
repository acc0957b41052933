import { useOwnCardsToSendQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Dialog, Skeleton } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { TEXT_LINK } from '../../../parts/screen/text-link.ts';
import { paths } from '../../../paths.ts';

/** One of the viewer's synced cards, to be sent into the conversation. */
export function CardChooser({ onClose, onChoose }: { onClose: () => void; onChoose: (cardId: string) => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('Send one of my cards')}
      description={t('Everyone in the conversation will be able to see it, even if it’s private.')}
    >
      <Cards
        onChoose={(cardId) => {
          onChoose(cardId);
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Cards that come after the dialog is open take the focus from its ✕. */
function begin(list: HTMLElement | null) {
  if (list?.closest('[role=dialog]')?.contains(document.activeElement)) list.querySelector('button')?.focus();
}

function Cards({ onChoose }: { onChoose: (cardId: string) => void }) {
  const { data, error, refetch } = useOwnCardsToSendQuery({ fetchPolicy: 'cache-and-network' });
  if (error) return <ErrorNotice title={t('Couldn’t load your cards')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  const cards = data.viewer?.cards.edges.map(({ node }) => node) ?? [];
  if (cards.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans
          message="You have no synced card yet. <0>Create one</0>."
          parts={{
            0: (text) => (
              <Link to={paths.builder()} className={TEXT_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    );
  }
  return (
    <ul ref={begin} data-begin className="-mx-3 grid grid-cols-[minmax(0,1fr)] gap-1">
      {cards.map(({ id, title, badge, visibility, data: { name } }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="grid w-full grid-cols-[minmax(0,1fr)] rounded-md px-3 py-2 text-start hover:bg-brass-soft"
          >
            <bdi className="truncate font-medium">{title}</bdi>
            <span dir="auto" className="truncate text-sm text-ink-2">
              {[name, badge, visibility === 'PRIVATE' && t('Private')].filter(Boolean).join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
