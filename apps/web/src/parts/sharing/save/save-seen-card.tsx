import { useFragment } from '@apollo/client/react';
import { SavedCardFragmentDoc, useSavedCardsQuery } from '@tessera/client';
import { SaveToContacts, type SaveToContactsProps } from './save-to-contacts.tsx';

/** The API takes so many ids at once. */
const MOST_IDS = 20;

export interface SaveSeenCardProps extends Pick<SaveToContactsProps, 'variant' | 'name'> {
  card: { id: string; title: string };
  /** All cards on screen: one question tells which of them are saved. */
  ids: readonly string[];
}

/** Saves a public card for somebody who is signed in, and knows whether they have it already. */
export function SaveSeenCard({ card, ids, ...rest }: SaveSeenCardProps) {
  // The part of the list that this card is in, so that its cards ask the same question, which is sent once.
  const part = Math.floor(Math.max(0, ids.indexOf(card.id)) / MOST_IDS) * MOST_IDS;
  useSavedCardsQuery({ variables: { ids: ids.slice(part, part + MOST_IDS) } });
  const { data } = useFragment({
    fragment: SavedCardFragmentDoc,
    fragmentName: 'SavedCard',
    from: { __typename: 'Card', id: card.id },
  });
  return <SaveToContacts {...rest} card={{ ...card, savedContactId: data.savedContactId ?? null }} />;
}
