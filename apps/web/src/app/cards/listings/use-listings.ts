import {
  type CardWithListingsFragment,
  errorCode,
  ListingUsageDocument,
  type ListingUsageQuery,
  useFeatureListingMutation,
  useListingUsageQuery,
  useSetListingsMutation,
} from '@tessera/client';
import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { errorText } from '../../../data/errors/error-text.ts';
import { formatDate } from '../../../locale/format.ts';

export type Usage = ListingUsageQuery['listingUsage'];

/** How many of the plan's listings are used; undefined until that is known. */
export function useListingUsage(): Usage | undefined {
  return useListingUsageQuery({ fetchPolicy: 'cache-and-network' }).data?.listingUsage;
}

const AFTERWARDS = { refetchQueries: [ListingUsageDocument] };

/** Where one card is listed, and how to change it. What the plan refuses is offered as an upgrade by itself. */
export function useListings({ id, listings }: CardWithListingsFragment) {
  const [set, { loading: isSaving }] = useSetListingsMutation(AFTERWARDS);
  const [featureListing, { loading: isFeaturing }] = useFeatureListingMutation(AFTERWARDS);
  const toast = useToast();
  const chosen = listings.filter(({ isOwnCategory }) => !isOwnCategory).map(({ category }) => category);
  /** Whether the server took it. */
  const attempt = async (work: Promise<unknown>, said?: string): Promise<boolean> => {
    try {
      await work;
      if (said) toast(said, { durationMs: TOAST_MS.copied });
      return true;
    } catch (error) {
      if (errorCode(error) !== 'PLAN_LIMIT')
        toast(errorText(error, t('Couldn’t save this. Try again.')), { tone: 'bad' });
      return false;
    }
  };
  const save = (categories: string[]) => attempt(set({ variables: { input: { cardId: id, categories } } }));
  return {
    isBusy: isSaving || isFeaturing,
    add: (category: string) => save([...chosen, category]),
    remove: (category: string) => save(chosen.filter((each) => each !== category)),
    feature: (category: string) =>
      attempt(
        featureListing({ variables: { input: { cardId: id, category } } }),
        t('“{category}” is featured for 7 days', { category }),
      ),
  };
}

/** '3 of 15 active listings'; 'Unlimited listings' has no count of what is left. */
export function activeText({ active, activeLimit }: Usage): string {
  if (activeLimit === null || activeLimit === undefined)
    return t('{active, plural, one {1 active listing} other {# active listings}}', { active });
  return t('{active} of {activeLimit} active listings used', { active, activeLimit });
}

/** '2 of 3 left this month'; '' where the plan includes none, or does not count. */
export function leftText(usage: Usage | undefined): string {
  const left = usage && countLeft(usage);
  return typeof left === 'number' && usage?.featuredLimit
    ? t('{left} of {featuredLimit} left this month', { left, featuredLimit: usage.featuredLimit })
    : '';
}

/** How many listings may still be featured this month; null without a limit. */
export function countLeft({ featuredThisMonth, featuredLimit }: Usage): number | null {
  return typeof featuredLimit === 'number' ? Math.max(0, featuredLimit - featuredThisMonth) : null;
}

export function featuredText(until: string): string {
  return t('Featured until {until}', { until: formatDate(until, 'shortDay') });
}
