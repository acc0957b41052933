import { TextField } from '@tessera/ui';
import { type ReactNode, useId, useState } from 'react';

/** From so many on a search finds one sooner than the eye. */
const SEARCHED_FROM = 9;

export interface Tile<Value extends string> {
  value: Value;
  label: string;
  icon: ReactNode;
  /** What screen readers call it: “Add photo”. */
  name: string;
}

export interface TilePickerProps<Value extends string> {
  title: string;
  searchLabel: string;
  /** Groups without a title are one. */
  groups: readonly { title?: string; tiles: readonly Tile<Value>[] }[];
  /** Nothing matches the words. */
  nothingText: (words: string) => string;
  onPick: (value: Value) => void;
}

/** Things to add, as tiles that are found by eye or by words. */
export function TilePicker<Value extends string>({
  title,
  searchLabel,
  groups,
  nothingText,
  onPick,
}: TilePickerProps<Value>) {
  const id = useId();
  const [words, setWords] = useState('');
  const count = groups.reduce((sum, { tiles }) => sum + tiles.length, 0);
  if (count === 0) return null;
  const wanted = toSearchable(words);
  const found = groups
    .map((group) => ({ ...group, tiles: group.tiles.filter(({ label }) => toSearchable(label).includes(wanted)) }))
    .filter(({ tiles }) => tiles.length > 0);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3">
        {title}
      </h3>
      {count >= SEARCHED_FROM && (
        <TextField
          label={searchLabel}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          // Enter would save the card.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-5"
        />
      )}
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-ink-2'}>
        {found.length === 0 && nothingText(words.trim())}
      </p>
      <div className="grid gap-5">
        {found.map((group) => (
          <fieldset key={group.title ?? ''}>
            <legend className={group.title ? 'mb-2 text-sm text-ink-2' : 'sr-only'}>{group.title ?? title}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
              {group.tiles.map(({ value, label, icon, name }) => (
                <button
                  key={value}
                  type="button"
                  aria-label={name}
                  onClick={() => {
                    setWords('');
                    onPick(value);
                  }}
                  className="grid min-h-18 content-center justify-items-center gap-1.5 rounded-lg border border-line bg-surface px-1.5 py-2.5 text-center text-sm leading-tight text-ink-2 [overflow-wrap:anywhere] hover:border-ink-3 hover:text-ink [&_svg]:size-5 [&_svg]:stroke-[1.6] [&_svg]:text-brass"
                >
                  {icon}
                  {label}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}

/** 'É-mail ' → 'e-mail': ignores case, accents, and spaces before and after. */
function toSearchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLocaleLowerCase();
}
