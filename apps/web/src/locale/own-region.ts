import { type Region, regionFor } from '@tessera/domain';
import { getSession } from '../data/session/session.ts';

/** Whose telephone numbers the person writes without a country code: of the region that they chose, or India. */
export function ownRegion(): Region {
  const session = getSession();
  return regionFor(session.status === 'signed-in' ? session.user?.locale : null);
}
