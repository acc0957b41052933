import { useWebhookChoicesQuery, type WebhookLineFragment } from '@tessera/client';
import { type WebhookEvent, webhookFilter } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Checkbox, ChoiceChip, Skeleton } from '@tessera/ui';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';

export interface Filter {
  cardIds: readonly string[];
  tags: readonly string[];
}

interface WebhookFilterProps {
  /** Its present choice: cards that are gone stay in it until somebody takes them out. */
  webhook: WebhookLineFragment | undefined;
  events: readonly WebhookEvent[];
  filter: Filter;
  error: string | undefined;
  onChange: (filter: Filter) => void;
}

/** Limits a webhook to some cards and to some tags of contacts, where the chosen events have these. */
export function WebhookFilter({ webhook, events, filter, error, onChange }: WebhookFilterProps) {
  const { data, error: failure, refetch } = useWebhookChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const kinds = new Set(events.map((event) => webhookFilter(event)?.by));
  if (!kinds.has('cards') && !kinds.has('tags')) return null;
  if (!data) {
    const again = () => void refetch().catch(() => {});
    if (failure) return <ErrorNotice title={t('Couldn’t load your cards and tags')} error={failure} onRetry={again} />;
    return <Skeleton className="h-16" />;
  }
  const cards = data.viewer?.cards.edges.map(({ node }) => node) ?? [];
  return (
    <>
      {kinds.has('cards') && (
        <CardChoice
          cards={[...cards, ...leftOut(webhook, cards)]}
          chosen={filter.cardIds}
          error={error}
          onChange={(cardIds) => onChange({ ...filter, cardIds })}
        />
      )}
      {kinds.has('tags') && (
        <TagChoice
          tags={unite(
            data.contactTags.map(({ name }) => name),
            filter.tags,
          )}
          chosen={filter.tags}
          onChange={(tags) => onChange({ ...filter, tags })}
        />
      )}
    </>
  );
}

interface Card {
  id: string;
  title: string;
}

/** Chosen cards that aren't in the list: deleted ones, and those after the first hundred. */
function leftOut(webhook: WebhookLineFragment | undefined, listed: readonly Card[]): Card[] {
  const known = new Set(listed.map(({ id }) => id));
  const missing = webhook?.cards.filter(({ id }) => !known.has(id)) ?? [];
  return missing.map(({ id, card }) => card ?? { id, title: t('A card that no longer exists') });
}

interface ChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function CardChoice({ cards, chosen, error, onChange }: ChoiceProps & { cards: Card[]; error: string | undefined }) {
  if (cards.length === 0) return null;
  return (
    <fieldset aria-describedby={error ? 'cards-error' : undefined}>
      <legend className="text-sm font-medium text-ink-2">{t('Only these cards')}</legend>
      <p className="mt-0.5 mb-3 text-sm text-ink-2">{t('Leave empty to hear about all your cards.')}</p>
      <div className="grid max-h-48 gap-x-6 gap-y-3 overflow-y-auto sm:grid-cols-2">
        {cards.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={chosen.includes(id)}
            onChange={() => onChange(toggle(chosen, id))}
          />
        ))}
      </div>
      {error && (
        <p id="cards-error" role="alert" className="mt-3 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function TagChoice({ tags, chosen, onChange }: ChoiceProps & { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-medium text-ink-2">{t('Only contacts with these tags')}</legend>
      <p className="mt-0.5 mb-3 text-sm text-ink-2">{t('Choose none to hear about all your contacts.')}</p>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <ChoiceChip key={tag} isOn={chosen.includes(tag)} onClick={() => onChange(toggle(chosen, tag))}>
            {tag}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}

function toggle(chosen: readonly string[], one: string): string[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

/** Both, each once; a tag of the filter that no contact has any more stays. */
function unite(tags: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...tags, ...more])];
}
