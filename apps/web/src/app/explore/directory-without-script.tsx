import { buttonClass, TextField } from '@tessera/ui';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../../shell/text-link.ts';
import { WithoutScript } from '../../shell/without-script.tsx';
import { EXPLORE_TEXTS } from './explore-texts.ts';

/** A card of the directory, as a line. */
interface ListedLine {
  id: string;
  title: string;
  ownerName: string;
  path: string;
}

export interface DirectoryProps {
  /** What was searched for. */
  q: string;
  cards: readonly ListedLine[];
}

/** The directory where there is no JavaScript: the newest cards that match. */
export function DirectoryWithoutScript({ q, cards }: DirectoryProps) {
  return (
    <WithoutScript title={EXPLORE_TEXTS.title}>
      <form action={paths.explore} className="mt-6 flex items-end gap-3">
        <TextField label={EXPLORE_TEXTS.search} name="q" defaultValue={q} className="flex-1" />
        <button type="submit" className={buttonClass('primary')}>
          Search
        </button>
      </form>
      {cards.length === 0 && <p className="mt-8">{q ? `${EXPLORE_TEXTS.noMatch(q)}.` : EXPLORE_TEXTS.empty}</p>}
      <ul aria-label="Cards" className="mt-8 border-t border-line">
        {cards.map(({ id, title, ownerName, path }) => (
          <li key={id} className="border-b border-line py-3">
            <a href={path} dir="auto" className={TEXT_LINK}>
              {title}
            </a>
            <span dir="auto" className="block text-md text-ink-2">
              {ownerName}
            </span>
          </li>
        ))}
      </ul>
    </WithoutScript>
  );
}
