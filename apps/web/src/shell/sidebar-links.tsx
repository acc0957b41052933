import { ADDRESSES } from '@tessera/domain';
import { clsx } from 'clsx';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { UnreadBadge } from '../inbox/unread-badge.tsx';
import { paths } from '../paths.ts';
import { VERSION_LABEL } from '../product.ts';
import { InstallEntry } from '../pwa/install-entry.tsx';
import { SIDEBAR_ENTRIES } from './sidebar-entries.ts';

/** The dashboard's places, in the sidebar and in the menu of narrow screens. */
export function SidebarLinks({ onFollow }: { onFollow?: () => void }) {
  const isDirect = matchPath(ADDRESSES.directMessages.path, useLocation().pathname) !== null;
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
                'flex h-9 items-center gap-3 pointer-coarse:h-11 rounded-md px-2.5 text-md [&_svg]:size-[18px] [&_svg]:stroke-[1.6]',
                isActive || (isDirect && to === paths.chat())
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
