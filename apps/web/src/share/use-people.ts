import { type PeopleQuery, usePeopleQuery } from '@tessera/client';
import { useEffect, useState } from 'react';

export type Person = PeopleQuery['people'][number];

/** How long after the last key is asked. */
const PAUSE_MS = 300;

/** People the viewer knows, found by words of their name; all of them (at most 20) without words. */
export function usePeople(query: string) {
  const asked = useSettled(query.trim());
  const { data, previousData, error, refetch } = usePeopleQuery({ variables: { query: asked } });
  const found = data ?? previousData;
  return { people: found?.people ?? null, error, retry: () => void refetch().catch(() => {}) };
}

/** The text once it has not changed for a while; an empty one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
