import { useApolloClient } from '@apollo/client/react';
import { CommandSearchDocument, type CommandSearchQuery } from '@tessera/client';
import { cleanQuery } from '@tessera/domain';
import { t } from '@tessera/texts';
import { ContactRound, Globe } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import type { Command } from './command.ts';

/** How long after the last keystroke the server is asked, in ms. */
const DEBOUNCE_MS = 200;
/** A single letter is in nearly everything. */
const LEAST_CHARS = 2;

interface Answer {
  query: string;
  found: readonly Command[];
  hasFailed: boolean;
}

const NOTHING: readonly Command[] = [];

/** Contacts and people of the directory by these words. An answer that comes after other words were typed is dropped. */
export function useCommandSearch(typed: string) {
  const client = useApolloClient();
  const query = typed.trimStart().startsWith('>') ? '' : cleanQuery(typed);
  const isAsked = query.length >= LEAST_CHARS;
  const [answer, setAnswer] = useState<Answer>({ query: '', found: NOTHING, hasFailed: false });
  useEffect(() => {
    if (!isAsked) return;
    let isStale = false;
    const ask = async () => {
      const found = await client
        // The lists of the screens are kept by other pages.
        .query({ query: CommandSearchDocument, variables: { query }, fetchPolicy: 'no-cache' })
        .then(({ data }) => (data ? toCommands(data) : null))
        .catch(() => null);
      if (!isStale) setAnswer({ query, found: found ?? NOTHING, hasFailed: found === null });
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, query, isAsked]);
  const isCurrent = answer.query === query;
  return {
    // What was found before stays until the next answer, so that the list doesn't jump with each letter.
    found: isAsked ? answer.found : NOTHING,
    isSearching: isAsked && !isCurrent,
    hasFailed: isAsked && isCurrent && answer.hasFailed,
  };
}

function toCommands({ contacts, explore }: CommandSearchQuery): Command[] {
  const people = new Map(explore.edges.map(({ node }) => [node.ownerId, node]));
  return [
    ...contacts.edges.map(
      ({ node }): Command => ({
        id: `contact:${node.id}`,
        group: 'Contacts',
        label: node.name || t('Unnamed contact'),
        hint: node.company || undefined,
        icon: ContactRound,
        to: paths.contactDetails(node.id),
      }),
    ),
    ...[...people.values()].map(
      (node): Command => ({
        id: `person:${node.ownerId}`,
        group: 'People',
        label: node.ownerName || t('User'),
        hint: node.title,
        icon: Globe,
        to: node.ownerPath,
      }),
    ),
  ];
}
