import { type KnownPreferencesFragment, useAccountStateQuery, useUpdatePreferencesMutation } from '@tessera/client';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { updateSessionUser, useSession } from '../session/session.ts';
import { deviceTimeZone } from './writing.ts';

/**
 * Keeps what this browser knows of the person's region and time zone in step with the account. Draws `children` anew
 * when they were chosen on another device: what is on screen by then is written by those of this one.
 */
export function KeepPreferences({ children }: { children: ReactNode }) {
  const viewer = useAccountStateQuery().data?.viewer;
  const round = useKnownPreferences(viewer);
  useDeviceTimeZone(viewer);
  return <Fragment key={round}>{children}</Fragment>;
}

/** They may have been chosen on another device. Gives another number after the first look, if they were. */
function useKnownPreferences(viewer: KnownPreferencesFragment | null | undefined): number {
  const [round, setRound] = useState(0);
  const hasLooked = useRef(false);
  const session = useSession();
  const known = session.status === 'signed-in' ? session.user : null;
  const locale = viewer?.locale ?? null;
  const ownTimeZone = viewer?.followsDeviceTimeZone === false ? viewer.timeZone : null;
  const canTell = Boolean(viewer && known);
  const isOther = canTell && (known?.locale !== locale || known.ownTimeZone !== ownTimeZone);
  useEffect(() => {
    if (!canTell) return;
    if (isOther) updateSessionUser({ locale, ownTimeZone });
    // Later the person has chosen them here, in a field that has to stay under their fingers.
    if (isOther && !hasLooked.current) setRound(1);
    hasLooked.current = true;
  }, [canTell, isOther, locale, ownTimeZone]);
  return round;
}

/** Who follows the device has the zone of the one they use now; mails that leave later are dated by it. */
function useDeviceTimeZone(viewer: KnownPreferencesFragment | null | undefined): void {
  const [update] = useUpdatePreferencesMutation();
  const timeZone = deviceTimeZone();
  const isOther = viewer?.followsDeviceTimeZone === true && viewer.timeZone !== timeZone;
  // What fails now is tried at the next visit.
  const tell = useEffectEvent(() =>
    update({ variables: { input: { timeZone, followsDeviceTimeZone: true } } }).catch(() => {}),
  );
  useEffect(() => {
    if (isOther) void tell();
  }, [isOther]);
}
