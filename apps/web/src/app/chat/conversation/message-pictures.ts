import type { ApolloCache } from '@apollo/client';
import { type MessageFragment, MessageFragmentDoc } from '@tessera/client';
import { t } from '@tessera/texts';
import { clockText, dayText } from './day-text.ts';
import type { Entry } from './timeline.ts';

/** A picture of the conversation, with what is said about it. */
export interface SeenPicture {
  /** The message's id. */
  id: string;
  url: string;
  alt: string;
  /** Who sent it and when. */
  sentBy: string;
  caption: string;
}

/** What a picture shows as far as anybody has said, for people who can't see it. */
export function pictureAlt({ text, sender }: Pick<MessageFragment, 'text' | 'sender'>): string {
  const name = sender?.name ?? t('Deleted account');
  return text ? t('Picture from {name}: {caption}', { name, caption: text }) : t('Picture from {name}', { name });
}

/** The pictures of the messages that are loaded, in their order. */
export function listPictures(cache: ApolloCache, entries: readonly Entry[]): SeenPicture[] {
  return entries.flatMap(({ id }) => {
    const message = cache.readFragment<MessageFragment>({
      id: cache.identify({ __typename: 'Message', id }),
      fragment: MessageFragmentDoc,
      fragmentName: 'Message',
    });
    if (!message?.image || message.deletedAt) return [];
    const { image, text, sender, createdAt } = message;
    const time = `${dayText(createdAt, new Date())}, ${clockText(createdAt)}`;
    const sentBy = `${sender?.name ?? t('Deleted account')} · ${time}`;
    return [{ id, url: image.url, alt: pictureAlt(message), sentBy, caption: text }];
  });
}
