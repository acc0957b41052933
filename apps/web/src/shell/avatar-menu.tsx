import { initials } from '@tessera/domain';
import { Avatar, Menu, MenuItem } from '@tessera/ui';
import { LogOut, Settings2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { SessionUser } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';

/** The signed-in person's picture, and behind it Settings and Logout. */
export function AvatarMenu({ user }: { user: SessionUser | null }) {
  const signOut = useSignOut();
  const letters = initials(user?.fullName, user?.email);
  const trigger = (
    <button type="button" aria-label={`${letters}, your account`} className="rounded-full">
      <Avatar initials={letters} src={user?.avatarUrl} />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem asChild>
        <Link to={paths.settings}>
          <Settings2 aria-hidden="true" />
          Settings
        </Link>
      </MenuItem>
      <MenuItem onSelect={signOut}>
        <LogOut aria-hidden="true" />
        Logout
      </MenuItem>
    </Menu>
  );
}
