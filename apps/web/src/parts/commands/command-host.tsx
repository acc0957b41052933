import { t } from '@tessera/texts';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { deferred, usePreload } from '../../delivery/deferred.tsx';
import { Keys } from './keys.tsx';
import { showOverlay, useOverlay } from './overlay.ts';
import { paletteKeys } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

const CommandPalette = deferred(async () => (await import('./command-palette.tsx')).CommandPalette);
const ShortcutHelp = deferred(async () => (await import('./shortcut-help.tsx')).ShortcutHelp);
const QuickShare = deferred(async () => (await import('../sharing/give/quick-share.tsx')).QuickShare);

const close = () => showOverlay(null);

/** Listens to the keyboard, draws what it opens, and shows wide screens where to begin. */
export function CommandHost() {
  const shown = useOverlay();
  useShortcuts();
  usePreload(CommandPalette);
  // A screen outside the dashboard draws none of them.
  useEffect(() => close, []);
  return (
    <>
      <SearchButton className="absolute start-10 w-60 max-lg:hidden" />
      {shown === 'palette' && <CommandPalette onClose={close} />}
      {shown === 'help' && <ShortcutHelp onClose={close} />}
      {shown === 'share' && <QuickShare isOpen onOpenChange={close} />}
    </>
  );
}

/** Opens the command palette, and names its keys. */
export function SearchButton({ className, onOpen }: { className: string; onOpen?: () => void }) {
  const open = () => {
    onOpen?.();
    showOverlay('palette');
  };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerDown={CommandPalette.preload}
      onClick={open}
      className={`flex h-9 animate-fade items-center gap-2.5 rounded-md border border-line-2 bg-raised px-3 text-md text-ink-2 hover:border-ink-3 pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:stroke-[1.6] ${className}`}
    >
      <Search aria-hidden="true" />
      <span className="flex-1 text-start">{t('Search')}</span>
      <span className="max-lg:hidden">
        <Keys keys={paletteKeys()} />
      </span>
    </button>
  );
}
