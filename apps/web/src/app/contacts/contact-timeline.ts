import type { ContactActivityKind, ExchangedCardFragment } from '@tessera/client';
import { contactTitle } from '@tessera/domain';
import { t } from '@tessera/texts';
import { MODE_LABELS } from '../../parts/sharing/give/share-words.ts';
import { paths } from '../../paths.ts';
import { activityText, SOURCE_WORDS } from './contact-words.ts';
import type { PageContact } from './page-contact.ts';

/** Something that happened with a contact. */
export interface TimelineItem {
  key: string;
  kind: ContactActivityKind | 'ADDED' | 'NOTED' | 'DONE' | 'DEAL';
  /** ISO time. */
  at: string;
  text: string;
  /** A second line, in quiet words. */
  detail?: string | undefined;
  /** The card that it is about. */
  card?: ExchangedCardFragment | null;
  /** Where it leads. */
  to?: string | undefined;
}

/** A deal with the contact. */
export interface TimelineDeal {
  id: string;
  name: string;
  /** ISO time. */
  createdAt: string;
}

/** Everything that happened with the contact, the latest first. */
export function listTimeline(contact: PageContact, deals: readonly TimelineDeal[]): TimelineItem[] {
  const { source, createdAt, reminders, origins, note } = contact;
  const noted = origins.find(({ field }) => field === 'note');
  const items: TimelineItem[] = [
    ...contact.activity.map((one) => toActivity(one, contact)),
    ...deals.map(({ id, name, createdAt: at }) => ({
      ...{ key: id, kind: 'DEAL' as const, at, to: paths.deals },
      text: t('You opened the deal “{name}”', { name }),
    })),
    ...reminders.flatMap(({ id, note: what, doneAt }) =>
      doneAt
        ? [{ key: id, kind: 'DONE' as const, at: doneAt, text: t('Done: {what}', { what: what || t('Get in touch') }) }]
        : [],
    ),
  ];
  if (note && noted) {
    const text = noted.source === 'EXCHANGE' ? t('They left a note') : t('You wrote a note');
    items.push({ key: 'note', kind: 'NOTED', at: noted.at, text, detail: note });
  }
  // A saved card and an exchange stand there already.
  if (source !== 'SAVED_CARD' && source !== 'EXCHANGE') {
    items.push({ key: 'added', kind: 'ADDED', at: createdAt, ...added(contact) });
  }
  return items.sort((a, b) => b.at.localeCompare(a.at) || a.key.localeCompare(b.key));
}

function added(contact: PageContact): Pick<TimelineItem, 'text' | 'detail'> {
  return { text: t('You added {name}', { name: contactTitle(contact) }), detail: SOURCE_WORDS[contact.source] };
}

function toActivity({ kind, at, card }: PageContact['activity'][number], { cards, user }: PageContact): TimelineItem {
  const saved = kind === 'SAVED' ? cards.find((one) => one.savedAt === at && one.card?.id === card?.id) : undefined;
  return {
    ...{ key: `${kind} ${at} ${card?.id}`, kind, at, card },
    text: activityText(kind, card ? t('“{title}”', { title: card.title }) : t('a card')),
    detail: saved?.share ? MODE_LABELS[saved.share.mode] : undefined,
    to: kind === 'MESSAGED' && user ? paths.openDirect(user.id) : undefined,
  };
}
