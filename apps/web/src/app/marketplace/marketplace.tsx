import { useTemplatesQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, ChoiceChip, EmptyState, Skeleton } from '@tessera/ui';
import { useFreshCards } from '../../data/card-store/cards-context.tsx';
import { SearchField } from '../../parts/forms/search-field.tsx';
import { CARD_GRID } from '../../parts/lists/grid.ts';
import { ListError } from '../../parts/lists/list-error.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { type LookFilters, TAG_LABELS, TAGS, useLookFilters } from './filters.ts';
import { FromCard } from './from-card.tsx';
import { ImportLook } from './import-look.tsx';
import { LookSections } from './look-sections.tsx';

/** `/dashboard/marketplace`: looks for cards. What is searched for stands in the address. */
export function Marketplace() {
  useFreshCards();
  const { filters, change } = useLookFilters();
  const variables = { query: filters.q, tag: filters.tag };
  const { data, previousData, error, refetch } = useTemplatesQuery({ variables, fetchPolicy: 'cache-and-network' });
  // While the next words are looked for, what was found before stays.
  const found = data ?? previousData;
  const templates = found?.templates;
  return (
    <>
      <ScreenHead
        title={t('Marketplace')}
        note={t('Card designs, previewed with your details. Your content stays the same.')}
        actions={
          <>
            <ImportLook />
            <FromCard />
          </>
        }
      />
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SearchField
          label={t('Search templates')}
          placeholder={t('A name, colour or material')}
          className="w-full max-w-md"
          q={filters.q}
          onSearch={(q, options) => change({ q }, options)}
        />
        <TagChips tag={filters.tag} onChange={(tag) => change({ tag })} />
      </div>
      <p role="status" className="sr-only">
        {templates && countText(templates.length)}
      </p>
      {error && !templates && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !templates && <TilesSkeleton />}
      {templates?.length === 0 && <NothingFound filters={filters} onClear={() => change({ q: '', tag: null })} />}
      {templates && templates.length > 0 && (
        <LookSections looks={templates} team={found.organization} isNarrowed={Boolean(filters.q || filters.tag)} />
      )}
    </>
  );
}

function TagChips({ tag, onChange }: { tag: LookFilters['tag']; onChange: (tag: LookFilters['tag']) => void }) {
  return (
    <ul aria-label={t('Tag')} className="flex flex-wrap gap-2">
      <li>
        <ChoiceChip isOn={tag === null} onClick={() => onChange(null)}>
          {t('All')}
        </ChoiceChip>
      </li>
      {TAGS.map((each) => (
        <li key={each}>
          <ChoiceChip isOn={tag === each} onClick={() => onChange(each)}>
            {TAG_LABELS[each]}
          </ChoiceChip>
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ filters: { q, tag }, onClear }: { filters: LookFilters; onClear: () => void }) {
  const label = tag && TAG_LABELS[tag];
  return (
    <EmptyState
      title={
        q
          ? label
            ? t('No template matches “{search}” among {label}.', { search: q, label })
            : t('No template matches “{search}”.', { search: q })
          : label
            ? t('No templates among {label}.', { label })
            : t('No templates.')
      }
      action={<Button onClick={onClear}>{t('Show all templates')}</Button>}
    >
      {t('Names, tags and descriptions are searched.')}
    </EmptyState>
  );
}

function TilesSkeleton() {
  return (
    <div role="status" aria-label={t('Loading templates')} className={CARD_GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="grid gap-3">
          <Skeleton className="aspect-[1.75] rounded-xl" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-9" />
        </div>
      ))}
    </div>
  );
}

function countText(count: number): string {
  return t('{count, plural, one {One template.} other {# templates.}}', { count });
}
