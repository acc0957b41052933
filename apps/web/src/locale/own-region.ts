import { type Region, regionFor } from '@tessera/domain';
import { getSession } from '../data/session/session.ts';
import { readTimeZone } from './time-zone.ts';

/** Whose telephone numbers need no country code here: of the region in the person's settings, else of their time zone. */
export function ownRegion(): Region {
  const session = getSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return regionFor({ locale: user?.locale, timeZone: readTimeZone(user) });
}
