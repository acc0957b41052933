import { ADDRESSES } from '@tessera/domain';
import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { SIDEBAR_GROUP, SIDEBAR_GROUPS } from '../../parts/frame/sidebar-entries.ts';
import { UnreadBadge } from '../../parts/inbox/unread-badge.tsx';
import { paths } from '../../paths.ts';
import { VERSION_LABEL } from '../../product.ts';

export interface SidebarLinksProps {
  /** Stands below the places. */
  more: ReactNode;
  onFollow?: () => void;
}

/** The dashboard's places, in the sidebar and in the menu of narrow screens. */
export function SidebarLinks({ more, onFollow }: SidebarLinksProps) {
  const isDirect = matchPath(ADDRESSES.directMessages.path, useLocation().pathname) !== null;
  return (
    <>
      <nav aria-label={t('Dashboard')} className="grid">
        {SIDEBAR_GROUPS.map((entries) => (
          <div key={entries[0]?.to} className={SIDEBAR_GROUP}>
            {entries.map(({ label, to, icon: Icon }) => (
              <NavLink
                key={to}
                to={to}
                onClick={onFollow}
                className={({ isActive }) =>
                  clsx(
                    'flex h-9 low:h-8 items-center gap-3 pointer-coarse:h-11 rounded-md px-2.5 text-md [&_svg]:size-[18px] [&_svg]:stroke-[1.6]',
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
          </div>
        ))}
      </nav>
      {more}
      <p className="mt-auto px-2.5 pt-4 pb-2 text-xs text-ink-3">{VERSION_LABEL}</p>
    </>
  );
}
