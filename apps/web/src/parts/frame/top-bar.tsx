import { t } from '@tessera/texts';
import { buttonClass, IconButton, Wordmark } from '@tessera/ui';
import { clsx } from 'clsx';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { type Session, useSession } from '../../data/session/session.ts';
import { paths } from '../../paths.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { MARKETING_LINKS, newCardPath } from './navigation.ts';

// Nobody needs its code before the button is pressed, and on wide screens nobody at all.
const loadPhoneMenu = async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu });
const PhoneMenu = lazy(loadPhoneMenu);

/** The header gains its shadow below this, in pixels. */
const SHADOW_FROM_PX = 6;

/** The header of the public pages; `path` is the page that is shown. Plain links, so that it needs no router. */
export function TopBar({ path }: { path: string }) {
  const session = useSession();
  const isScrolled = useIsScrolled();
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 border-b border-line bg-ground transition-shadow duration-150',
        isScrolled && 'shadow-top',
      )}
    >
      <div className="mx-auto flex min-h-15 max-w-7xl flex-wrap items-center gap-x-4 px-5 max-md:noscript:py-3 sm:px-8 lg:px-14">
        <div className="flex flex-1">
          <a
            href={paths.home}
            className="hit flex rounded-sm"
            aria-label={t('{productName}, home', { productName: PRODUCT_NAME })}
          >
            <Wordmark name={PRODUCT_NAME} />
          </a>
        </div>
        <nav
          aria-label={t('Main')}
          className="hidden gap-7.5 md:flex max-md:noscript:order-1 max-md:noscript:flex max-md:noscript:w-full max-md:noscript:gap-5"
        >
          {MARKETING_LINKS.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              aria-current={to === path ? 'page' : undefined}
              className="py-1 text-md text-ink-2 hover:text-ink aria-[current=page]:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        {/*
         * New for people who are signed in: what replaces something else at once is no shift of the layout. Nobody else's
         * links may be replaced: a link that is taken out between press and release loses the click.
         */}
        <div
          key={String(session.status === 'signed-in')}
          className="hidden flex-1 items-center justify-end gap-3 md:flex max-md:noscript:flex"
        >
          <AccountLinks session={session} />
        </div>
        <MenuButton session={session} path={path} />
      </div>
    </header>
  );
}

function AccountLinks({ session }: { session: Session }) {
  const isSignedIn = session.status === 'signed-in';
  return (
    <>
      <a href={isSignedIn ? paths.dashboard : paths.signIn()} className={buttonClass('quiet')}>
        {isSignedIn ? t('Dashboard') : t('Sign in')}
      </a>
      <a href={newCardPath(session)} className={buttonClass('primary')}>
        {t('New Card')}
      </a>
      {isSignedIn && <AvatarMenu user={session.user} />}
    </>
  );
}

function MenuButton({ session, path }: { session: Session; path: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <div className="md:hidden noscript:hidden">
      <IconButton
        label={t('Menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadPhoneMenu()}
        onClick={open}
        className="-me-2"
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      {isWanted && (
        <Suspense fallback={null}>
          <PhoneMenu session={session} path={path} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > SHADOW_FROM_PX,
    () => false,
  );
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
