import type { TemplateTag } from '@tessera/client';
import { cleanQuery } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useSearchParams } from 'react-router-dom';
import type { ChangeOptions } from '../../parts/forms/use-search-text.ts';

/** What the marketplace is narrowed to, as the address says it. */
export interface LookFilters {
  /** '' for none. */
  q: string;
  /** Null for all. */
  tag: TemplateTag | null;
}

export const TAG_LABELS: Record<TemplateTag, string> = { LUXE: t('Luxe'), MINIMAL: t('Minimal') };
export const TAGS: readonly TemplateTag[] = ['LUXE', 'MINIMAL'];

/** The filters in the address, and how to change them. */
export function useLookFilters() {
  const [query, setQuery] = useSearchParams();
  const word = query.get('tag')?.toUpperCase();
  const filters: LookFilters = {
    q: cleanQuery(query.get('q') ?? ''),
    tag: TAGS.find((tag) => tag === word) ?? null,
  };
  const change = (changes: Partial<LookFilters>, { isSameStep = false }: ChangeOptions = {}) => {
    const { q, tag } = { ...filters, ...changes };
    const entries = { ...(q && { q }), ...(tag && { tag: tag.toLowerCase() }) };
    setQuery(entries, { replace: isSameStep, preventScrollReset: true });
  };
  return { filters, change };
}
