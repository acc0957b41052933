import type { CardWithListingsFragment } from '@tessera/client';
import { CARD_LIMITS, categoryKey, LISTING_LIMITS, toLine } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Chip, IconButton, Question, TextField } from '@tessera/ui';
import { Star, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { countLeft, featuredText, leftText, type Usage, useListings } from './use-listings.ts';

export interface CardListingsProps {
  card: CardWithListingsFragment;
  /** Undefined until it is known. */
  usage: Usage | undefined;
}

type Listing = CardWithListingsFragment['listings'][number];
/** What is asked before it is done. */
type Asked = { what: 'feature' | 'remove'; category: string };

/** Where a card is listed in the directory: categories are added, removed and featured. Takes effect at once. */
export function CardListings({ card, usage }: CardListingsProps) {
  const { listings, visibility, title } = card;
  const { isBusy, add, remove, feature } = useListings(card);
  const [asked, ask] = useState<Asked | null>(null);
  const isPublic = visibility === 'PUBLIC';
  // Without any left the server's refusal says which plan has more.
  const onFeature = (category: string) =>
    usage && countLeft(usage) === 0 ? void feature(category) : ask({ what: 'feature', category });
  const onRemove = ({ category, featuredUntil }: Listing) =>
    featuredUntil ? ask({ what: 'remove', category }) : void remove(category);
  return (
    <div className="grid gap-4">
      {!isPublic && (
        <p className="text-sm text-ink-2">
          {t('This card isn’t public, so it isn’t listed. Make it public to list it.')}
        </p>
      )}
      {listings.length > 0 && (
        <ul aria-label={t('Categories of {title}', { title })} className="border-t border-line">
          {listings.map((listing) => (
            <ListingRow
              key={categoryKey(listing.category)}
              listing={listing}
              isPublic={isPublic}
              usage={usage}
              isBusy={isBusy}
              onFeature={() => onFeature(listing.category)}
              onRemove={() => onRemove(listing)}
            />
          ))}
        </ul>
      )}
      <AddCategory known={listings} isBusy={isBusy} onAdd={add} />
      <Question
        isOpen={asked !== null}
        onOpenChange={() => ask(null)}
        {...questionFor(asked, usage)}
        onConfirm={() => {
          if (asked) void (asked.what === 'feature' ? feature(asked.category) : remove(asked.category));
        }}
      />
    </div>
  );
}

function questionFor(asked: Asked | null, usage: Usage | undefined) {
  if (asked?.what === 'remove') {
    const question = t('Remove “{category}”?', { category: asked.category });
    return {
      question,
      detail: t('The listing stops being featured.'),
      confirmLabel: t('Remove'),
      tone: 'danger' as const,
    };
  }
  const left = usage && countLeft(usage);
  const cost = typeof left === 'number' ? t('This uses 1 of the {left} left this month.', { left }) : '';
  const what = t('Your card takes turns with other featured cards at the top of this category and of Explore.');
  return {
    question: t('Feature “{category}” for 7 days?', { category: asked?.category ?? '' }),
    detail: [what, cost].filter(Boolean).join(' '),
    confirmLabel: t('Feature listing'),
  };
}

interface ListingRowProps {
  listing: Listing;
  isPublic: boolean;
  usage: Usage | undefined;
  isBusy: boolean;
  onFeature: () => void;
  onRemove: () => void;
}

function ListingRow({ listing, isPublic, usage, isBusy, onFeature, onRemove }: ListingRowProps) {
  const { category, isOwnCategory, featuredUntil } = listing;
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {category}
      </span>
      {isOwnCategory && <span className="text-sm text-ink-2">{t('on the card')}</span>}
      <span className="ms-auto flex flex-wrap items-center justify-end gap-1">
        {featuredUntil && (
          <Chip tone="brass">
            <Star aria-hidden="true" />
            {featuredText(featuredUntil)}
          </Chip>
        )}
        {isPublic && !featuredUntil && <FeatureButton {...{ category, usage, isBusy, onFeature }} />}
        {!isOwnCategory && (
          <IconButton
            label={t('Remove {category}', { category })}
            title={t('Remove')}
            disabled={isBusy}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </li>
  );
}

function FeatureButton({
  category,
  usage,
  isBusy,
  onFeature,
}: Omit<ListingRowProps, 'listing' | 'isPublic' | 'onRemove'> & { category: string }) {
  const left = leftText(usage);
  const text = left ? t('Feature for 7 days ({left})', { left }) : t('Feature for 7 days');
  return (
    <Button variant="quiet" disabled={isBusy} aria-label={`${text}: ${category}`} onClick={onFeature}>
      <Star aria-hidden="true" />
      <span className="sm:hidden">{t('Feature for 7 days')}</span>
      <span className="hidden sm:inline">{text}</span>
    </Button>
  );
}

interface AddCategoryProps {
  known: readonly Listing[];
  isBusy: boolean;
  onAdd: (category: string) => Promise<boolean>;
}

function AddCategory({ known, isBusy, onAdd }: AddCategoryProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const isFull = known.length >= LISTING_LIMITS.perCard;
  const submit = async () => {
    const category = toLine(typed);
    if (!category) return;
    if (known.some((listing) => categoryKey(listing.category) === categoryKey(category)))
      return setError(t('The card is listed there already.'));
    // What was refused stays, to be sent again after an upgrade.
    if (await onAdd(category)) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It may stand in the form of the card.
    event.preventDefault();
    void submit();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5">
      <TextField
        label={t('Add a category')}
        value={typed}
        maxLength={CARD_LIMITS.category}
        disabled={isFull}
        autoComplete="off"
        hint={
          isFull
            ? t('A card is listed under 10 categories at most.')
            : t('For example Photography. The card is found there too.')
        }
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <Button
        className="mt-6 h-10 pointer-coarse:h-11"
        disabled={isFull || !typed.trim()}
        isBusy={isBusy}
        onClick={() => void submit()}
      >
        {t('Add')}
      </Button>
    </div>
  );
}
