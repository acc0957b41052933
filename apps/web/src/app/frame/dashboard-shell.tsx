import { t } from '@tessera/texts';
import { buttonClass, IconButton, LogoMark, Wordmark } from '@tessera/ui';
import { clsx } from 'clsx';
import { Menu as MenuIcon, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { ApolloSession } from '../../data/session/apollo-session.tsx';
import { useSession } from '../../data/session/session.ts';
import { deferred } from '../../delivery/deferred.tsx';
import { useIsSettled } from '../../delivery/when-settled.tsx';
import { KeepPreferences } from '../../locale/keep-preferences.tsx';
import { UpgradeHost } from '../../parts/billing/upgrade/upgrade-host.tsx';
import { AvatarMenu } from '../../parts/frame/avatar-menu.tsx';
import { SkipLink } from '../../parts/frame/skip-link.tsx';
import { LiveInbox } from '../../parts/inbox/live-inbox.tsx';
import { NotificationBell } from '../../parts/notifications/notification-bell.tsx';
import { type OpenerProps, useOpener } from '../../parts/screen/use-opener.ts';
import { paths } from '../../paths.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { DeletionBar } from './deletion-bar.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import { StepUpHost } from './step-up-host.tsx';
import { useBar } from './use-bar.ts';
import { useIsNarrow } from './use-is-narrow.ts';

// Nobody needs its code before the button is pressed, and on wide screens nobody at all.
const DashboardMenu = deferred(async () => (await import('./dashboard-menu.tsx')).DashboardMenu);

// Nobody waits for them.
const AfterScreens = deferred(async () => (await import('./after-screens.tsx')).AfterScreens);

// On wide screens nobody needs it.
const BottomBar = deferred(async () => (await import('./bottom-bar.tsx')).BottomBar);

/** Sidebar and header around the signed-in screens; below it there is a GraphQL client. */
export function DashboardShell() {
  const menu = useOpener(DashboardMenu.preload);
  const isNarrow = useIsNarrow();
  const isSettled = useIsSettled();
  return (
    <ApolloSession>
      <LiveInbox />
      <KeepPreferences />
      <StepUpHost />
      <UpgradeHost />
      <div className="min-h-dvh lg:grid lg:grid-cols-[max(232px,13rem)_minmax(0,1fr)]">
        <SkipLink />
        <Sidebar more={isSettled && !isNarrow && <AfterScreens part="sidebar" />} />
        <div className="flex min-w-0 flex-col">
          <DashboardHeader menu={menu.button} commands={isSettled && <AfterScreens part="header" />} />
          <DeletionBar />
          <main
            id="main"
            tabIndex={-1}
            className="w-full max-w-295 flex-1 px-5 pt-7 pb-[calc(3.75rem+var(--bar))] sm:px-10 sm:pt-8.5"
          >
            <Outlet />
          </main>
        </div>
        {isNarrow && <BottomBar menu={menu.button} />}
        {menu.isWanted && <DashboardMenu isOpen={menu.isOpen} onOpenChange={menu.setIsOpen} />}
      </div>
    </ApolloSession>
  );
}

function Sidebar({ more }: { more: ReactNode }) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-e border-line px-3.5 py-5 lg:flex">
      <HomeLink className="mb-5 ms-2 self-start" />
      <SidebarLinks more={more} />
    </aside>
  );
}

function HomeLink({ className }: { className?: string }) {
  return (
    <a
      href={paths.home}
      aria-label={t('{productName}, home', { productName: PRODUCT_NAME })}
      className={clsx('hit flex rounded-sm', className)}
    >
      {/* On phones the name has no room beside everything else in the header, in some languages. */}
      <span className="flex max-sm:hidden">
        <Wordmark name={PRODUCT_NAME} />
      </span>
      <LogoMark className="size-6 sm:hidden" />
    </a>
  );
}

function DashboardHeader({ menu, commands }: { menu: OpenerProps; commands: ReactNode }) {
  const session = useSession();
  const bar = useBar();
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 flex min-h-15 flex-wrap items-center justify-between gap-x-1 border-b border-line bg-ground px-5 sm:px-8',
        // The conversation's own takes its place on phones.
        bar === 'wider' && 'max-md:hidden',
      )}
    >
      <div className="flex shrink-0 items-center gap-2.5 lg:invisible">
        {/* Elsewhere the bar at the bottom opens the same menu. */}
        {bar === 'never' && (
          <IconButton label={t('Menu')} {...menu} className="-ms-2">
            <MenuIcon aria-hidden="true" />
          </IconButton>
        )}
        <HomeLink className={clsx(bar === 'never' && 'max-[339px]:hidden')} />
      </div>
      {commands}
      <div className="flex min-w-0 items-center gap-1.5 sm:gap-3">
        <Link to={paths.builder()} className={clsx(buttonClass('primary'), 'min-w-0 max-sm:px-3')}>
          <Plus aria-hidden="true" className="max-[359px]:hidden" />
          <span className="truncate">{t('New Card')}</span>
        </Link>
        <NotificationBell />
        <AvatarMenu
          user={session.status === 'signed-in' ? session.user : null}
          Anchor={RouterAnchor}
          More={AfterScreens}
        />
      </div>
    </header>
  );
}

function RouterAnchor({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) {
  return <Link to={href} {...rest} />;
}
