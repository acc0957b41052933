import { buttonClass, Drawer, IconButton, Wordmark } from '@tessera/ui';
import { clsx } from 'clsx';
import { Menu as MenuIcon, Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { LiveInbox } from '../inbox/live-inbox.tsx';
import { UnreadBadge } from '../inbox/unread-badge.tsx';
import { KeepPreferences } from '../locale/keep-preferences.tsx';
import { paths } from '../paths.ts';
import { PRODUCT_NAME, VERSION_LABEL } from '../product.ts';
import { InstallEntry } from '../pwa/install-entry.tsx';
import { ApolloSession } from '../session/apollo-session.tsx';
import { useSession } from '../session/session.ts';
import { StepUpHost } from '../session/step-up-host.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { DeletionBar } from './deletion-bar.tsx';
import { SIDEBAR_ENTRIES } from './sidebar-entries.ts';
import { SkipLink } from './skip-link.tsx';

/** Sidebar and header around the signed-in screens; below it there is a GraphQL client. */
export function DashboardShell() {
  return (
    <ApolloSession>
      <LiveInbox />
      <KeepPreferences />
      <StepUpHost />
      <div className="min-h-dvh lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
        <SkipLink />
        <Sidebar />
        <div className="flex min-w-0 flex-col">
          <DashboardHeader />
          <DeletionBar />
          <main id="main" tabIndex={-1} className="w-full max-w-295 flex-1 px-5 pt-7 pb-15 sm:px-10 sm:pt-8.5">
            <Outlet />
          </main>
        </div>
      </div>
    </ApolloSession>
  );
}

function Sidebar() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line px-3.5 py-5 lg:flex">
      <HomeLink className="mb-5 ml-2 self-start" />
      <SidebarLinks />
    </aside>
  );
}

function HomeLink({ className }: { className?: string }) {
  return (
    <a href={paths.home} aria-label={`${PRODUCT_NAME}, home`} className={clsx('flex rounded-sm', className)}>
      <Wordmark name={PRODUCT_NAME} />
    </a>
  );
}

function SidebarLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <>
      <nav aria-label="Dashboard" className="grid gap-0.5">
        {SIDEBAR_ENTRIES.map(({ label, to, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            onClick={onFollow}
            className={({ isActive }) =>
              clsx(
                'flex h-9 items-center gap-3 rounded-md px-2.5 text-md [&_svg]:size-[18px] [&_svg]:stroke-[1.6]',
                isActive
                  ? 'bg-surface text-ink inset-ring inset-ring-line [&_svg]:text-brass'
                  : 'text-ink-2 hover:text-ink',
              )
            }
          >
            <Icon aria-hidden="true" />
            <span className="flex-1">{label}</span>
            {to === paths.chat() && <UnreadBadge />}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid pt-8">
        <InstallEntry />
        <p className="px-2.5 pt-2 pb-2 text-xs text-ink-3">{VERSION_LABEL}</p>
      </div>
    </>
  );
}

function DashboardHeader() {
  const session = useSession();
  return (
    <header className="sticky top-0 z-30 flex h-15 items-center justify-between gap-3 border-b border-line bg-ground px-5 sm:px-8">
      <div className="flex items-center gap-1 lg:invisible">
        <PhoneMenu />
        <HomeLink className="max-[340px]:hidden" />
      </div>
      <div className="flex items-center gap-3">
        <Link to={paths.builder()} className={buttonClass('primary')}>
          <Plus aria-hidden="true" />
          New Card
        </Link>
        <AvatarMenu user={session.status === 'signed-in' ? session.user : null} Anchor={RouterAnchor} />
      </div>
    </header>
  );
}

function RouterAnchor({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) {
  return <Link to={href} {...rest} />;
}

function PhoneMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="Menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)} className="-ml-2">
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label="Dashboard menu"
        side="left"
        heading={<Wordmark name={PRODUCT_NAME} />}
      >
        <SidebarLinks onFollow={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
