import { type ExploreFilters, TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, ChoiceChip, EmptyState, useToast } from '@tessera/ui';
import { useState } from 'react';
import { SearchField } from '../../parts/forms/search-field.tsx';
import type { ChangeOptions } from '../../parts/forms/use-search-text.ts';
import { BELOW_LIST, CARD_GRID, LIST_FRAME } from '../../parts/lists/grid.ts';
import { GridSkeleton } from '../../parts/lists/grid-skeleton.tsx';
import { ListError, LOAD_FAILED } from '../../parts/lists/list-error.tsx';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { copyText } from '../../parts/screen/copy-text.ts';
import { paths } from '../../paths.ts';
import { CategoryChips } from './category-chips.tsx';
import { EXPLORE_TEXTS } from './explore-texts.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { ResultCard } from './result-card.tsx';
import type { FoundCard } from './use-explore.ts';

export interface ExplorePageProps {
  filters: ExploreFilters;
  /** Undefined while the first of them are on their way. */
  cards: FoundCard[] | undefined;
  categories: readonly string[];
  hasMore: boolean;
  error?: Error;
  /** What a press does; the server's page has none of it. */
  change?: (changes: Partial<ExploreFilters>, options?: ChangeOptions) => void;
  retry?: () => void;
  showMore?: () => Promise<unknown>;
}

const nothing = () => {};

/** The directory; the same on the server and in the browser, and a list with a search where there is no script. */
export function ExplorePage(props: ExplorePageProps) {
  const { filters, cards, categories, hasMore, error, change = nothing, retry = nothing } = props;
  const { showMore = async () => {} } = props;
  return (
    <div className={LIST_FRAME}>
      <h1>{EXPLORE_TEXTS.title}</h1>
      <p className="mt-2 mb-7 text-ink-2">{t('Cards that their owners made public.')}</p>
      <SearchField
        label={EXPLORE_TEXTS.search}
        placeholder={t('A name, company or keyword')}
        className="w-full max-w-xl"
        isLarge
        action={paths.explore}
        q={filters.q}
        onSearch={(q, options) => change({ q }, options)}
      />
      <div className="mt-5 mb-9 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 noscript:hidden">
        <CategoryChips names={categories} chosen={filters.category} onChoose={(category) => change({ category })} />
        {filters.q && cards?.length !== 0 && <Order sort={filters.sort} onChange={(sort) => change({ sort })} />}
      </div>
      <p role="status" className="sr-only">
        {cards && countText(cards.length, hasMore)}
      </p>
      {error && <ListError lost={LOAD_FAILED} error={error} onRetry={retry} />}
      {!error && !cards && <GridSkeleton />}
      {!error && cards?.length === 0 && (
        <NothingFound filters={filters} onClear={() => change({ q: '', category: '' })} />
      )}
      {!error && cards && <Results cards={cards} />}
      {!error && cards && (
        <ShowMore key={JSON.stringify(filters)} hasMore={hasMore} onLoad={showMore} className={BELOW_LIST} />
      )}
    </div>
  );
}

function Results({ cards }: { cards: FoundCard[] }) {
  const [opened, open] = useState<FoundCard | null>(null);
  const share = useShareProfile();
  const ids = cards.map(({ id }) => id);
  if (cards.length === 0) return null;
  return (
    <>
      <ul aria-label={t('Cards')} className={CARD_GRID}>
        {cards.map((card) => (
          <ResultCard
            key={card.id}
            card={card}
            ids={ids}
            onPreview={() => open(card)}
            onShare={() => void share(card)}
          />
        ))}
      </ul>
      {opened && <PreviewDialog card={opened} onShare={() => void share(opened)} onClose={() => open(null)} />}
    </>
  );
}

function Order({ sort, onChange }: { sort: ExploreFilters['sort']; onChange: (sort: ExploreFilters['sort']) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {/* Without a word for it the chips look like further categories. */}
      <span aria-hidden="true" className="text-sm text-ink-2">
        {t('Sort by')}
      </span>
      <ul aria-label={t('Order')} className="flex flex-wrap gap-2">
        {(['NEWEST', 'RELEVANCE'] as const).map((each) => (
          <li key={each}>
            <ChoiceChip isOn={each === sort} onClick={() => onChange(each)}>
              {each === 'NEWEST' ? t('Newest first') : t('Best match first')}
            </ChoiceChip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingFound({ filters: { q, category }, onClear }: { filters: ExploreFilters; onClear: () => void }) {
  if (!q && !category) {
    return (
      <EmptyState
        title={EXPLORE_TEXTS.empty}
        action={
          <a href={paths.getStarted} className={buttonClass('primary')}>
            {t('Create the first one')}
          </a>
        }
      />
    );
  }
  return (
    <EmptyState
      title={
        q
          ? category
            ? t('No card matches “{search}” in {category}.', { search: q, category })
            : `${EXPLORE_TEXTS.noMatch(q)}.`
          : t('No cards in {category}.', { category })
      }
      action={<Button onClick={onClear}>{t('Show all cards')}</Button>}
    >
      {t('A part of a word is enough. All words have to be on the same card.')}
    </EmptyState>
  );
}

function useShareProfile() {
  const toast = useToast();
  return async ({ ownerPath }: FoundCard) => {
    const isCopied = await copyText(new URL(ownerPath, location.origin).href);
    if (isCopied) toast(t('Profile link copied'), { durationMs: TOAST_MS.copied });
    else toast(t('The link could not be copied.'), { tone: 'bad' });
  };
}

function countText(count: number, hasMore: boolean): string {
  const cards = t('{count, plural, one {One card} other {# cards}}', { count });
  return hasMore ? t('{cards}, and there are more.', { cards }) : `${cards}.`;
}
