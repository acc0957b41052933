import type { ExchangedCardFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../locale/time-ago.tsx';
import { timeText } from '../../locale/time-text.ts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { MODE_LABELS } from '../../parts/sharing/give/share-words.ts';
import { paths } from '../../paths.ts';
import { activityText } from './contact-words.ts';
import type { PageContact } from './page-contact.ts';

/** The cards that were exchanged, and what happened with them. */
export function ContactHistory({ contact: { cards, activity } }: { contact: PageContact }) {
  const sent = activity.filter(({ kind }) => kind === 'SENT').flatMap(({ card }) => card ?? []);
  const yours = [...new Map(sent.map((card) => [card.id, card])).values()];
  return (
    <div className="grid content-start gap-10">
      <section aria-labelledby="cards">
        <h2 id="cards" className="mb-3">
          {t('Cards exchanged')}
        </h2>
        {cards.length + yours.length === 0 && <p className="text-ink-2">{t('None yet.')}</p>}
        <ul className="grid gap-2.5">
          {cards.map(({ card, share, savedAt }) => (
            <li key={`${card?.id} ${savedAt}`}>
              {card ? <CardLink card={card} /> : t('A card you can no longer see')}
              <span className="block text-sm text-ink-2">
                {share
                  ? t('Theirs, saved {time} ({mode})', {
                      time: timeText(savedAt),
                      mode: MODE_LABELS[share.mode],
                    })
                  : t('Theirs, saved {time}', { time: timeText(savedAt) })}
              </span>
            </li>
          ))}
          {yours.map((card) => (
            <li key={card.id}>
              <CardLink card={card} />
              <span className="block text-sm text-ink-2">{t('Shared by you')}</span>
            </li>
          ))}
        </ul>
      </section>
      {activity.length > 0 && <Activity activity={activity} />}
    </div>
  );
}

function Activity({ activity }: Pick<PageContact, 'activity'>) {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="mb-3">
        {t('Activity')}
      </h2>
      <ul className="grid gap-2.5">
        {activity.map(({ kind, at, card }) => (
          <li key={`${kind} ${at} ${card?.id}`} className="[overflow-wrap:anywhere]">
            {activityText(kind, card ? t('“{title}”', { title: card.title }) : t('a card'))}
            <TimeAgo at={at} className="block text-sm text-ink-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A private card opens inside the app; any other on its own page. */
function CardLink({ card: { id, title, visibility, path } }: { card: ExchangedCardFragment }) {
  if (visibility === 'PRIVATE') {
    return (
      <Link to={paths.sharedCard(id)} dir="auto" className={LONE_LINK}>
        {title}
      </Link>
    );
  }
  return (
    <a href={path} dir="auto" className={LONE_LINK}>
      {title}
    </a>
  );
}
