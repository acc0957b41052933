import { type KnownPreferencesFragment, useAccountStateQuery, useUpdatePreferencesMutation } from '@tessera/client';
import { useEffect, useEffectEvent } from 'react';
import { updateSessionUser, useSession } from '../data/session/session.ts';
import { deviceTimeZone } from './time-zone.ts';

/** Keeps what this browser knows of the person's region and time zone in step with the account. Shows nothing. */
export function KeepPreferences() {
  const viewer = useAccountStateQuery().data?.viewer;
  useKnownPreferences(viewer);
  useDeviceTimeZone(viewer);
  return null;
}

/** They may have been chosen on another device. */
function useKnownPreferences(viewer: KnownPreferencesFragment | null | undefined): void {
  const session = useSession();
  const known = session.status === 'signed-in' ? session.user : null;
  const locale = viewer?.locale ?? null;
  const ownTimeZone = viewer?.followsDeviceTimeZone === false ? viewer.timeZone : null;
  const isOther = viewer && known && (known.locale !== locale || known.ownTimeZone !== ownTimeZone);
  useEffect(() => {
    if (isOther) updateSessionUser({ locale, ownTimeZone });
  }, [isOther, locale, ownTimeZone]);
}

/** Who follows the device has the zone of the one they use now; mails that leave later are dated by it. */
function useDeviceTimeZone(viewer: KnownPreferencesFragment | null | undefined): void {
  const [update] = useUpdatePreferencesMutation();
  // The browser takes its time to tell it: not before the account has answered.
  const isOther = viewer?.followsDeviceTimeZone === true && viewer.timeZone !== deviceTimeZone();
  // What fails now is tried at the next visit.
  const tell = useEffectEvent(() =>
    update({ variables: { input: { timeZone: deviceTimeZone(), followsDeviceTimeZone: true } } }).catch(() => {}),
  );
  useEffect(() => {
    if (isOther) void tell();
  }, [isOther]);
}
