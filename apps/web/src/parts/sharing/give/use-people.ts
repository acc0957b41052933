import { type PeopleQuery, usePeopleQuery } from '@tessera/client';
import { useState } from 'react';
import { useSettled } from '../../forms/use-settled.ts';

export type Person = PeopleQuery['people'][number];

/** As many as the API gives at once. */
const PAGE = 50;

/** People whom the viewer can share with, found by words of their name, page by page; all of them without words. */
export function usePeople(query: string) {
  const asked = useSettled(query.trim());
  const [endOf, setEndOf] = useState<string | null>(null);
  const { data, previousData, error, refetch, fetchMore } = usePeopleQuery({
    variables: { query: asked },
    // Each time the list opens, it has whom the viewer met since; while it is open, what was found stays.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: () => 'cache-first',
  });
  const people = (data ?? previousData)?.people ?? null;
  /** These people are the answer to the query, and not to an earlier one. */
  const isAnswered = data !== undefined && asked === query.trim();
  const more = async () => {
    const { data: next } = await fetchMore({
      variables: { after: people?.at(-1)?.id ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({ people: [...before.people, ...fetchMoreResult.people] }),
    });
    if ((next?.people.length ?? 0) < PAGE) setEndOf(asked);
  };
  const hasMore = people !== null && people.length >= PAGE && endOf !== asked;
  return { people, isAnswered, hasMore, more, error, retry: () => void refetch().catch(() => {}) };
}
