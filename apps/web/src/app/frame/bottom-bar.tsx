import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { ContactRound, GalleryVerticalEnd, Menu as MenuIcon, MessageCircle, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { deferred } from '../../delivery/deferred.tsx';
import { UnreadBadge } from '../../parts/inbox/unread-badge.tsx';
import { type OpenerProps, useOpener } from '../../parts/screen/use-opener.ts';
import { paths } from '../../paths.ts';
import { useBar } from './use-bar.ts';

// Only where the browser has none of its own.
const PullToRefresh = deferred(async () => (await import('./pull-to-refresh.tsx')).PullToRefresh);
// Nobody needs its code before the button is pressed.
const ShowCode = deferred(async () => (await import('../../parts/sharing/give/show-code.tsx')).ShowCode);

const ITEM =
  'grid min-w-0 flex-1 content-center justify-items-center gap-1 rounded-md text-[min(0.75rem,3.4vw)] leading-none focus-visible:-outline-offset-2';

/** Where thumbs are on narrow screens: the places that people go to most, and the code of their card. */
export function BottomBar({ menu }: { menu: OpenerProps }) {
  const share = useOpener(ShowCode.preload);
  const bar = useBar();
  if (bar === 'never') return null;
  return (
    <>
      <nav
        aria-label={t('Shortcuts')}
        data-bar={bar === 'wider' ? 'wide' : ''}
        className={clsx(
          'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-ground pe-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] ps-[env(safe-area-inset-left)] lg:hidden',
          bar === 'wider' && 'max-md:hidden',
        )}
      >
        <div className="mx-auto flex h-14 max-w-lg px-1 [&_svg]:size-5.5 [&_svg]:stroke-[1.5]">
          <Place to={paths.cards} label={t('Cards')} icon={<GalleryVerticalEnd aria-hidden="true" />} />
          <Place to={paths.contacts} label={t('Contacts')} icon={<ContactRound aria-hidden="true" />} />
          <button type="button" {...share.button} aria-haspopup="dialog" className={clsx(ITEM, 'text-ink')}>
            <span className="-my-[3px] grid h-7 w-12 max-w-full place-items-center rounded-full bg-action text-on-action">
              <QrCode aria-hidden="true" />
            </span>
            {t('Share')}
          </button>
          <Place
            to={paths.chat()}
            label={t('Chat')}
            icon={
              <span className="relative">
                <MessageCircle aria-hidden="true" />
                <span className="absolute -top-2 start-3 flex leading-5">
                  <UnreadBadge />
                </span>
              </span>
            }
          />
          <button type="button" {...menu} aria-haspopup="dialog" className={clsx(ITEM, 'text-ink-2')}>
            <MenuIcon aria-hidden="true" />
            {t('More')}
          </button>
        </div>
      </nav>
      {isOnHomeScreen() && <PullToRefresh />}
      {share.isWanted && <ShowCode isOpen={share.isOpen} onOpenChange={share.setIsOpen} />}
    </>
  );
}

function Place({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) => clsx(ITEM, isActive ? 'font-medium text-ink [&_svg]:text-brass' : 'text-ink-2')}
    >
      {icon}
      {label}
    </NavLink>
  );
}

/** An app on the Home Screen of an iPhone: Safari's alone, and the one place where pulling does nothing by itself. */
function isOnHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
