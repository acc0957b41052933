import type { TemplateTag } from '@tessera/client';
import { cleanQuery } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useUrlFilters, withParameters } from '../../parts/lists/url-filters.ts';

/** What the marketplace is narrowed to, as the address says it. */
export interface LookFilters {
  /** '' for none. */
  q: string;
  /** Null for all. */
  tag: TemplateTag | null;
}

export const TAG_LABELS: Record<TemplateTag, string> = { LUXE: t('Luxe'), MINIMAL: t('Minimal') };
export const TAGS: readonly TemplateTag[] = ['LUXE', 'MINIMAL'];

function readLookFilters(query: URLSearchParams): LookFilters {
  const word = query.get('tag')?.toUpperCase();
  return { q: cleanQuery(query.get('q') ?? ''), tag: TAGS.find((tag) => tag === word) ?? null };
}

const writeLookFilters = (query: URLSearchParams, { q, tag }: LookFilters) =>
  withParameters(query, { q, tag: tag?.toLowerCase() ?? '' });

export const useLookFilters = () => useUrlFilters(readLookFilters, writeLookFilters);
