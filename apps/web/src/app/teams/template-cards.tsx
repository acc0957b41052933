import { type TemplateCardsQuery, useTakeCardOffTemplateMutation, useTemplateCardsQuery } from '@tessera/client';
import { displayTitle } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, SelectField, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { useFreshCards } from '../../data/card-store/cards-context.tsx';
import { useCards } from '../../data/card-store/use-cards.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { FollowPreview } from './follow-preview.tsx';
import type { ListedTemplate } from './template-draft.ts';
import { useTeamAct } from './use-team-act.ts';

export interface TemplateCardsProps {
  template: ListedTemplate;
  viewerId: string;
  onClose: () => void;
}

type Listed = TemplateCardsQuery['organizationTemplateCards'][number];

/** Which cards follow a template, and the way for others to come under it or to be taken off. */
export function TemplateCards({ template, viewerId, onClose }: TemplateCardsProps) {
  const { data, error, refetch } = useTemplateCardsQuery({
    variables: { input: { id: template.id } },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => {});
  const cards = data?.organizationTemplateCards;
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('Cards under {name}', { name: template.name })}>
      {error && !cards && <ErrorNotice title={t('Couldn’t load the cards')} error={error} onRetry={reload} />}
      {!error && !cards && <Skeleton className="h-40" />}
      {cards && (
        <div className="grid gap-8">
          <Following cards={cards.filter(({ isFollowing }) => isFollowing)} viewerId={viewerId} onChange={reload} />
          <Others template={template} cards={cards} viewerId={viewerId} onChange={reload} />
        </div>
      )}
    </Dialog>
  );
}

interface ListProps {
  cards: readonly Listed[];
  viewerId: string;
  onChange: () => void;
}

function Following({ cards, ...rest }: ListProps) {
  if (cards.length === 0) return <p className="text-ink-2">{t('None of the cards you can see here use it yet.')}</p>;
  return (
    <ul aria-label={t('Cards that follow it')} className="border-t border-line">
      {cards.map((card) => (
        <FollowingRow key={card.id} card={card} {...rest} />
      ))}
    </ul>
  );
}

function FollowingRow({ card, viewerId, onChange }: Omit<ListProps, 'cards'> & { card: Listed }) {
  const [takeOff] = useTakeCardOffTemplateMutation();
  const { act, isBusy } = useTeamAct();
  const { id, owner, mayTakeOff } = card;
  const title = displayTitle(card);
  const run = async () => {
    if (
      await act(
        () => takeOff({ variables: { input: { cardId: id } } }),
        t('Template removed. The card’s details stay.'),
      )
    )
      onChange();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <p dir="auto">{title}</p>
        <p className="text-sm text-ink-2">{owner.id === viewerId ? t('yours') : <bdi>{owner.name}</bdi>}</p>
      </div>
      {mayTakeOff ? (
        <Button
          aria-label={t('Remove the template from {title}', { title })}
          isBusy={isBusy}
          onClick={() => void run()}
        >
          {t('Remove template')}
        </Button>
      ) : (
        <span className="text-sm text-ink-3">{t('made from it')}</span>
      )}
    </li>
  );
}

/** The viewer's own cards, and for admins the team's that follow none or another template. */
function Others({ template, cards, viewerId, onChange }: ListProps & Pick<TemplateCardsProps, 'template'>) {
  useFreshCards();
  const [cardId, setCardId] = useState('');
  const following = new Set(cards.filter(({ isFollowing }) => isFollowing).map(({ id }) => id));
  const own = useCards().flatMap(({ card: { dbId, data }, status }) =>
    dbId && status === 'synced' && !following.has(dbId) ? [{ id: dbId, title: displayTitle(data) }] : [],
  );
  const teams = cards.filter(({ isFollowing, owner }) => !isFollowing && owner.id !== viewerId);
  const others = [
    ...own,
    ...teams.map(({ id, title, owner }) => ({ id, title: `${displayTitle({ title })}, ${owner.name}` })),
  ];
  const isThere = others.some(({ id }) => id === cardId);
  const done = () => {
    setCardId('');
    onChange();
  };
  return (
    <div className="grid gap-5">
      <SelectField
        label={t('Apply to a card')}
        value={isThere ? cardId : ''}
        disabled={others.length === 0}
        hint={
          others.length === 0
            ? t('You have no other card that is saved online.')
            : t('You see what changes before it does.')
        }
        onChange={({ target }) => setCardId(target.value)}
      >
        <option value="">{t('Choose a card')}</option>
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {isThere && (
        <FollowPreview
          key={cardId}
          input={{ id: template.id, cardId }}
          isOwn={own.some(({ id }) => id === cardId)}
          onDone={done}
        />
      )}
    </div>
  );
}
