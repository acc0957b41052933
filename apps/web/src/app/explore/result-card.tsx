import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Button, Chip } from '@tessera/ui';
import { Eye, Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { describePerson } from '../../parts/card-view/person.ts';
import { SaveCard } from '../../parts/sharing/save/save-card.tsx';
import { paths } from '../../paths.ts';
import { FeaturedMark } from './featured-mark.tsx';
import type { FoundCard } from './use-explore.ts';

/** More of them would say less. */
const MOST_KEYWORDS = 2;

export interface ResultCardProps {
  card: FoundCard;
  /** All cards on screen. */
  ids: readonly string[];
  onPreview: () => void;
  onShare: () => void;
}

/** One card that was found: who it is, what they do and where; their card; and what can be done with it. */
export function ResultCard({ card, ids, onPreview, onShare }: ResultCardProps) {
  const { preview, title, badge, ownerName, ownerPath, keywords, path } = card;
  const { photo, what, where } = describePerson(card);
  const further = keywords.filter((keyword) => keyword.toLowerCase() !== badge.toLowerCase());
  return (
    <li className="flex min-w-0 flex-col">
      <div className="relative flex min-h-22 items-start gap-3.5 pb-3">
        <Avatar initials={initials(ownerName)} src={photo} className="size-14! object-top text-lg!" />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" title={ownerName} className="text-lg leading-snug">
            {/* Reaches over the face and what stands below the name. */}
            <Link
              to={ownerPath}
              className="line-clamp-2 underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
            >
              {ownerName}
            </Link>
          </h2>
          {what && (
            <p dir="auto" title={what} className="line-clamp-2 text-md text-ink-2 [overflow-wrap:anywhere]">
              {what}
            </p>
          )}
          {where && (
            <p dir="auto" title={where} className="truncate text-sm text-ink-3">
              {where}
            </p>
          )}
        </div>
      </div>
      <div className="relative flex flex-1 flex-col">
        <div role="img" aria-label={t('Card of {name}', { name: preview.name || title })}>
          {/* The category stands below, once. */}
          <CardFace preview={{ ...preview, badge: '' }} />
        </div>
        <div className="mt-3 flex items-center justify-between gap-3">
          <a
            href={paths.cardFromDirectory(path)}
            dir="auto"
            title={title}
            className="min-w-0 truncate text-md text-ink-2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-w-11 pointer-coarse:py-3"
          >
            {title === ownerName ? t('Open card') : title}
          </a>
          {card.isFeatured && <FeaturedMark className="shrink-0" />}
        </div>
        <div className="mt-2 flex gap-2">
          <ShortChip text={badge} tone="brass" />
          {further.length > 0 && (
            <ul aria-label={t('Keywords')} className="flex min-w-0 gap-2">
              {further.slice(0, MOST_KEYWORDS).map((keyword) => (
                <li key={keyword} className="min-w-0">
                  <ShortChip text={keyword} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-1 pt-3">
          <SaveCard card={card} ids={ids} variant="outline" />
          {/* Reaches over the face, which people press as well. */}
          <Button
            variant="quiet"
            aria-label={t('Preview {title}', { title })}
            onClick={onPreview}
            className="pointer-coarse:h-11 noscript:hidden after:absolute after:inset-x-0 after:top-0 after:aspect-[1.75]"
          >
            <Eye aria-hidden="true" />
            {t('Preview')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('Share the profile of {ownerName}', { ownerName })}
            onClick={onShare}
            className="pointer-coarse:h-11 noscript:hidden"
          >
            <Link2 aria-hidden="true" />
            {t('Share')}
          </Button>
        </div>
      </div>
    </li>
  );
}

function ShortChip({ text, tone = 'plain' }: { text: string; tone?: 'plain' | 'brass' }) {
  return (
    <div title={text} className="flex max-w-36 min-w-0 [&>span]:min-w-0">
      <Chip tone={tone}>
        <span dir="auto" className="truncate">
          {text}
        </span>
      </Chip>
    </div>
  );
}
