import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { type Command, GROUP_NAMES } from './command.ts';
import { Keys } from './keys.tsx';

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

export interface CommandListProps {
  id: string;
  query: string;
  commands: readonly Command[];
  /** The place of the chosen one. */
  active: number;
  isSearching: boolean;
  hasFailed: boolean;
  onRun: (command: Command) => void;
  /** The pointer is over the one at that place. */
  onPoint: (place: number) => void;
}

/** What was found, under a heading for each kind. */
export function CommandList({ id, query, commands, active, isSearching, hasFailed, onRun, onPoint }: CommandListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <p role="status" className="sr-only">
        {isSearching ? '' : countText(commands.length)}
      </p>
      <div id={id} role="listbox" aria-label={t('Results')} className="p-2 empty:hidden">
        {groups.map((name) => (
          // A fieldset is no part of a listbox.
          // biome-ignore lint/a11y/useSemanticElements: see above.
          <div key={name} role="group" aria-label={GROUP_NAMES[name]} className="pb-2">
            <div aria-hidden="true" className="cap px-2.5 pt-2 pb-1.5 text-ink-3">
              {GROUP_NAMES[name]}
            </div>
            {commands.map(
              (command, place) =>
                command.group === name && (
                  <Option
                    key={command.id}
                    id={optionId(id, place)}
                    command={command}
                    isChosen={place === active}
                    onRun={() => onRun(command)}
                    onPoint={() => onPoint(place)}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      {commands.length === 0 && !isSearching && <NothingFound query={query} />}
      {isSearching && <p className="px-4.5 pb-4 text-sm text-ink-2">{t('Searching…')}</p>}
      {hasFailed && (
        <p role="alert" className="px-4.5 pb-4 text-sm text-bad">
          {t('Contacts and people couldn’t be searched. Check your connection and type again.')}
        </p>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isChosen: boolean;
  onRun: () => void;
  onPoint: () => void;
}

function Option({ id, command: { label, hint, keys, icon: Icon }, isChosen, onRun, onPoint }: OptionProps) {
  return (
    // The keys are the field's, which keeps the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onRun}
      onPointerMove={() => !isChosen && onPoint()}
      className={clsx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 text-md pointer-coarse:min-h-11',
        isChosen && 'bg-brass-soft',
      )}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-ink-2" />
      <bdi className="min-w-0 shrink-0 truncate max-sm:shrink sm:max-w-[60%]">{label}</bdi>
      <bdi className="min-w-0 flex-1 truncate text-sm text-ink-2">{hint}</bdi>
      {keys && (
        <span className="max-sm:hidden">
          <Keys keys={keys} />
        </span>
      )}
    </div>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="grid justify-items-start gap-3 px-4.5 py-6">
      <p className="[overflow-wrap:anywhere]">{t('Nothing found for “{search}”.', { search: query.trim() })}</p>
      <p className="text-sm text-ink-2">{t('Try fewer letters, or look through the directory.')}</p>
      <a href={paths.explore} className={buttonClass('outline')}>
        {t('Explore cards')}
      </a>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return t('No results.');
  return t('{count, plural, one {1 result.} other {# results.}}', { count });
}
