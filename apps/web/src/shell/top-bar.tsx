import { buttonClass, Drawer, IconButton, Wordmark } from '@tessera/ui';
import { clsx } from 'clsx';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { PRODUCT_NAME } from '../product.ts';
import { type Session, useSession } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { MARKETING_LINKS } from './navigation.ts';

// The menu's code is the heaviest part of this bar, and signed-out visitors never see it.
const AvatarMenu = lazy(async () => ({ default: (await import('./avatar-menu.tsx')).AvatarMenu }));

/** The header gains its shadow below this, in pixels. */
const SHADOW_FROM_PX = 6;

/** The header of the public pages. */
export function TopBar() {
  const session = useSession();
  const isScrolled = useIsScrolled();
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 border-b border-line bg-ground transition-shadow duration-150',
        isScrolled && 'shadow-top',
      )}
    >
      <div className="mx-auto flex h-15 max-w-7xl items-center justify-between gap-4 px-5 sm:px-8 lg:px-14">
        <Link to={paths.home} className="flex rounded-sm" aria-label={`${PRODUCT_NAME}, home`}>
          <Wordmark name={PRODUCT_NAME} />
        </Link>
        <nav aria-label="Main" className="hidden gap-7.5 md:flex">
          {MARKETING_LINKS.map(({ label, to }) => (
            <NavLink key={to} to={to} className="py-1 text-md text-ink-2 hover:text-ink aria-[current=page]:text-ink">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden items-center gap-3 md:flex">
          <AccountLinks session={session} />
        </div>
        <PhoneMenu session={session} />
      </div>
    </header>
  );
}

function AccountLinks({ session }: { session: Session }) {
  const isSignedIn = session.status === 'signed-in';
  return (
    <>
      <Link to={isSignedIn ? paths.dashboard : paths.signIn} className={buttonClass('quiet')}>
        {isSignedIn ? 'Dashboard' : 'Sign in'}
      </Link>
      <NewCardLink session={session} />
      {isSignedIn && (
        <Suspense fallback={<div className="size-[34px]" />}>
          <AvatarMenu user={session.user} />
        </Suspense>
      )}
    </>
  );
}

function NewCardLink({ session }: { session: Session }) {
  return (
    <Link to={session.status === 'signed-in' ? paths.builder() : paths.signUp} className={buttonClass('primary')}>
      New Card
    </Link>
  );
}

function PhoneMenu({ session }: { session: Session }) {
  const [isOpen, setIsOpen] = useState(false);
  const signOut = useSignOut();
  const isSignedIn = session.status === 'signed-in';
  const account = isSignedIn
    ? [
        { label: 'Dashboard', to: paths.dashboard },
        { label: 'Settings', to: paths.settings },
      ]
    : [{ label: 'Sign in', to: paths.signIn }];
  return (
    <div className="md:hidden">
      <IconButton label="Menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)} className="-mr-2">
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label="Menu"
        side="top"
        heading={<Wordmark name={PRODUCT_NAME} />}
      >
        {/* A press on any link inside closes the menu, also one that leads to the page that is already shown. */}
        <nav aria-label="Main" className="grid" onClickCapture={() => setIsOpen(false)}>
          {[...MARKETING_LINKS, ...account].map(({ label, to }) => (
            <Link key={to} to={to} className="border-b border-line py-3 font-serif text-lg">
              {label}
            </Link>
          ))}
          <div className="mt-5 flex items-center justify-between gap-3">
            <NewCardLink session={session} />
            {isSignedIn && (
              <button type="button" className={buttonClass('quiet')} onClick={signOut}>
                Logout
              </button>
            )}
          </div>
        </nav>
      </Drawer>
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
