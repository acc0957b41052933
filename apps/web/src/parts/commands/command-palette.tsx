import { t } from '@tessera/texts';
import { CommandDialog, IconButton } from '@tessera/ui';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardsProvider } from '../../data/card-store/cards-context.tsx';
import { useSession } from '../../data/session/session.ts';
import { isSitePath } from '../../paths.ts';
import { type Command, chooseCommands } from './command.ts';
import { CommandList, optionId } from './command-list.tsx';
import { takeTypedEarly } from './overlay.ts';
import { keepRecent, readRecent } from './recent-commands.ts';
import { useCommandSearch } from './use-command-search.ts';
import { useCommands } from './use-commands.ts';

/** Finds screens, actions, and whatever the person has, by a few letters. `onClose` takes it off the page. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  return (
    <CommandDialog isOpen onOpenChange={onClose} label={t('Search and commands')}>
      {/* It opens over every screen, also over those that show no cards. */}
      <CardsProvider>
        <Palette onClose={onClose} />
      </CardsProvider>
    </CommandDialog>
  );
}

/** The combobox pattern of the ARIA practices: the focus stays in the field, the arrows choose in the list. */
function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  // Letters that came before the field go into it.
  useLayoutEffect(() => setQuery((typed) => takeTypedEarly() + typed), []);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const session = useSession();
  const viewerId = session.status === 'signed-in' ? (session.user?.id ?? '') : '';
  const [recent] = useState(() => readRecent(viewerId));
  const local = useCommands();
  const { found, isSearching, hasFailed } = useCommandSearch(query);
  const commands = chooseCommands(query, { local, found, recent });
  const active = Math.min(chosen, commands.length - 1);
  const run = useRun(viewerId, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = step(event.key, active, commands.length);
    if (event.key !== 'Enter' && next === null) return;
    event.preventDefault();
    if (next !== null) setChosen(next);
    else if (commands[active]) run(commands[active]);
  };
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line py-2 pe-2 ps-4">
        <Search aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-ink-3" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is this field.
          autoFocus
          role="combobox"
          aria-label={t('Search and commands')}
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('Search, or type > for actions')}
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          className="h-11 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <IconButton label={t('Close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <CommandList
        id={listId}
        {...{ commands, active, isSearching, hasFailed, query }}
        onRun={run}
        onPoint={setChosen}
      />
    </>
  );
}

/** Where that key leads in a list of so many; null for a key that is none of the list's. */
function step(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function useRun(viewerId: string, onClose: () => void) {
  const navigate = useNavigate();
  return ({ id, to, run }: Command) => {
    keepRecent(viewerId, id);
    onClose();
    if (to && isSitePath(to)) location.assign(to);
    else if (to) void navigate(to);
    run?.();
  };
}
