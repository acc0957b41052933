import { t } from '@tessera/texts';
import { Button, Chip } from '@tessera/ui';
import { Eye, Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { FeaturedMark } from './featured-mark.tsx';
import type { FoundCard } from './use-explore.ts';

/** More of them would say less. */
const MOST_KEYWORDS = 2;

export interface ResultCardProps {
  card: FoundCard;
  onPreview: () => void;
  onShare: () => void;
}

/** One card that was found: its face, whose it is, and what can be done with it. */
export function ResultCard({ card, onPreview, onShare }: ResultCardProps) {
  const { preview, title, badge, ownerName, ownerPath, keywords, path } = card;
  return (
    <li className="relative flex min-w-0 flex-col">
      <div role="img" aria-label={t('Card of {name}', { name: preview.name || title })}>
        <CardFace preview={preview} />
      </div>
      <div className="mt-3.5 flex items-start justify-between gap-3 pointer-coarse:mt-0 pointer-coarse:items-center">
        <h2 dir="auto" title={title} className="min-w-0 truncate font-sans text-base font-medium tracking-normal">
          <a
            href={paths.cardFromDirectory(path)}
            className="block truncate underline-offset-4 hover:underline pointer-coarse:min-w-11 pointer-coarse:pt-4 pointer-coarse:pb-2"
          >
            {title}
          </a>
        </h2>
        <div className="shrink-0 pointer-coarse:pt-2">
          <ShortChip text={badge} tone="brass" />
        </div>
      </div>
      <div className="mt-1 flex items-center justify-between gap-3">
        <Link
          to={ownerPath}
          dir="auto"
          className="min-w-0 truncate text-md text-ink-2 underline-offset-4 hover:text-ink pointer-coarse:min-w-11 pointer-coarse:pt-2 pointer-coarse:pb-4 hover:underline"
        >
          {ownerName}
        </Link>
        {card.isFeatured && <FeaturedMark className="shrink-0 pointer-coarse:mb-2" />}
      </div>
      {keywords.length > 0 && (
        <ul aria-label={t('Keywords')} className="mt-2.5 flex gap-2">
          {keywords.slice(0, MOST_KEYWORDS).map((keyword) => (
            <li key={keyword} className="min-w-0">
              <ShortChip text={keyword} />
            </li>
          ))}
        </ul>
      )}
      <div className="-mx-2.5 mt-auto flex gap-1 pt-2 noscript:hidden">
        {/* Reaches over the face, which people press as well. */}
        <Button
          variant="quiet"
          aria-label={t('Preview {title}', { title })}
          onClick={onPreview}
          className="pointer-coarse:h-11 after:absolute after:inset-x-0 after:top-0 after:aspect-[1.75]"
        >
          <Eye aria-hidden="true" />
          {t('Preview')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('Share the profile of {ownerName}', { ownerName })}
          onClick={onShare}
          className="pointer-coarse:h-11"
        >
          <Link2 aria-hidden="true" />
          {t('Share')}
        </Button>
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
