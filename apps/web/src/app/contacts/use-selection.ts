import type { ContactLineFragment, MatchingContactsInput } from '@tessera/client';
import { CONTACT_LIMITS } from '@tessera/domain';
import { useState } from 'react';
import type { ContactFilters } from './filters.ts';

/** Which contacts an action is about: those of the ids, or all that the filter finds. */
export type SelectedContacts = { ids: string[] } | { matching: MatchingContactsInput };

export interface Selection {
  /** The selected contacts that are on screen. */
  contacts: readonly ContactLineFragment[];
  ids: ReadonlySet<string>;
  /** How many are selected, also of those that are not on screen. */
  count: number;
  /** How many there are to select; undefined while nobody knows. */
  total: number | undefined;
  /** Whether all that the filter finds are selected. */
  isAll: boolean;
  selected: SelectedContacts;
  choose: (id: string, isOn: boolean) => void;
  /** All contacts on screen, or none of them. */
  chooseShown: (isOn: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

interface State {
  /** The filter under which they were selected: another one begins with nobody. */
  filter: string;
  ids: ReadonlySet<string>;
  isAll: boolean;
}

interface ListedContacts {
  filters: ContactFilters;
  contacts: readonly ContactLineFragment[];
  totalCount: number | undefined;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Which contacts of the list are selected. */
export function useSelection({ filters: { q, tag }, contacts, totalCount = 0 }: ListedContacts): Selection {
  const filter = JSON.stringify([q, tag]);
  const [state, setState] = useState<State>({ filter, ids: NOBODY, isAll: false });
  const isCurrent = state.filter === filter;
  const isAll = isCurrent && state.isAll;
  const chosen = contacts.filter(({ id }) => isAll || (isCurrent && state.ids.has(id)));
  const select = (ids: Iterable<string>) => {
    setState({ filter, ids: new Set([...ids].slice(0, CONTACT_LIMITS.chosenAtOnce)), isAll: false });
  };
  const ids = chosen.map(({ id }) => id);
  return {
    contacts: chosen,
    ids: new Set(ids),
    count: isAll ? totalCount : ids.length,
    total: totalCount,
    isAll,
    selected: isAll ? { matching: { query: q, tag: tag || null, totalCount } } : { ids },
    choose: (id, isOn) => select(isOn ? [...ids, id] : ids.filter((other) => other !== id)),
    chooseShown: (isOn) => select(isOn ? contacts.map(({ id }) => id) : []),
    chooseAll: () => setState({ filter, ids: NOBODY, isAll: true }),
    clear: () => select([]),
  };
}
