import type { ShareLineFragment } from '@tessera/client';
import { relativeTime, type Visibility } from '@tessera/domain';
import { language, t } from '@tessera/texts';
import { someNames } from '../../../locale/some-names.ts';
import { timeText } from '../../../locale/time-text.ts';

/** How a share was made, for people. */
export const MODE_LABELS: Record<ShareLineFragment['mode'], string> = {
  LINK: t('Link'),
  TEXT: t('Text'),
  WHATSAPP: t('WhatsApp'),
  QR: t('QR code'),
  GROUP: t('Group'),
  IN_APP: t('In-app'),
};

type Mode = ShareLineFragment['mode'];

/** As the specification shows a mode in English, 'LINK' or 'INAPP'; else its name in capitals where the script has them. */
export function modeInCapitals(mode: Mode): string {
  return language === 'en' ? mode.replace('_', '') : MODE_LABELS[mode].toLocaleUpperCase(language);
}

type Addressed = Pick<ShareLineFragment, 'mode' | 'group' | 'groupId' | 'recipients'>;

/** In place of recipients, where a share has none. */
export const NOBODY = '—';

/**
 * The group's name, its id for who has left it, or the recipients joined by commas, or a dash. `viewerId` is called
 * “You”.
 */
export function toWhom({ mode, group, groupId, recipients }: Addressed, viewerId?: string): string {
  if (group) return group.name;
  if (recipients.length > 0)
    return recipients.map(({ id, name }) => (id === viewerId ? t('You') : name || t('User'))).join(t(', '));
  if (groupId) return t('A group that you left: {groupId}', { groupId });
  return mode === 'GROUP' ? t('A group') : NOBODY;
}

/**
 * How often it was opened, as far as is known: a look of less than a second is no view, and yet somebody who is signed in has
 * opened it.
 */
export function countOpened({ openCount, openings }: Pick<ShareLineFragment, 'openCount' | 'openings'>): number {
  return Math.max(openCount, openings.length);
}

/** 'Not opened yet', 'Opened once', 'Opened 14 times'; '' for a downloaded code, whose views count for the card alone. */
export function openedText(share: Pick<ShareLineFragment, 'isRevocable' | 'openCount' | 'openings'>): string {
  if (!share.isRevocable) return '';
  const count = countOpened(share);
  if (count === 0) return t('Not opened yet');
  return t('{count, plural, one {Opened once} other {Opened # times}}', { count });
}

/** Who of the signed-in opened it: 'by Fay Friend, Sam, Kim and 2 others'; '' for nobody. */
export function openersText(openings: ShareLineFragment['openings']): string {
  return openings.length === 0 ? '' : t('by {openers}', { openers: openerNames(openings) });
}

function openerNames(openings: ShareLineFragment['openings']) {
  return someNames(openings.map(({ user }) => user.name));
}

/**
 * What came of an opened share, in words: 'Opened by Chiara, 2h ago', or 'Opened twice, last 2h ago' where nobody was signed in.
 */
export function openedInWords(share: Pick<ShareLineFragment, 'openCount' | 'openings' | 'lastOpenedAt'>, now: number) {
  const count = countOpened(share);
  const ago = share.lastOpenedAt ? relativeTime(share.lastOpenedAt, now) : '';
  if (share.openings.length === 0) {
    return t(
      '{count, plural, one {Opened once, {ago}} =2 {Opened twice, last {ago}} other {Opened # times, last {ago}}}',
      {
        count,
        ago,
      },
    );
  }
  const by = t('Opened by {names}', { names: openerNames(share.openings) });
  if (count === 1) return t('{by}, {ago}', { by, ago });
  return count > share.openings.length
    ? t('{count, plural, one {{by}, # time in all, last {ago}} other {{by}, # times in all, last {ago}}}', {
        by,
        count,
        ago,
      })
    : t('{by}, last {ago}', { by, ago });
}

/** Whether the share still opens anything, and until when; '' for one without an end. */
export function endText(
  { revokedAt, expiresAt }: Pick<ShareLineFragment, 'revokedAt' | 'expiresAt'>,
  now: Date,
): string {
  if (revokedAt) return t('Revoked');
  if (!expiresAt) return '';
  return hasEnded({ revokedAt, expiresAt }, now)
    ? t('Expired')
    : t('Until {timeText}', { timeText: timeText(expiresAt) });
}

/** What revoking does, to be read before. `visibility` is the card's; null for a card that the sender can't see. */
export function revokeText(mode: Mode, visibility: Visibility | null): string {
  return [whatEnds(mode, visibility), whoStillOpens(mode, visibility)].filter(Boolean).join(' ');
}

function whatEnds(mode: Mode, visibility: Visibility | null): string {
  if (mode === 'GROUP') return t('The card disappears from the group’s chat.');
  if (mode === 'IN_APP') return t('The card disappears from your chat.');
  return visibility === 'PRIVATE'
    ? t('This link stops working immediately.')
    : t('Views by this link no longer count for it.');
}

function whoStillOpens(mode: Mode, visibility: Visibility | null): string {
  if (visibility === 'PUBLIC')
    return t('The card stays public, so anyone can still open it. To stop that, make it private.');
  if (visibility === 'UNLISTED')
    return t('Anyone with its address can still open the card. To stop that, make it private.');
  if (visibility !== 'PRIVATE' || (mode !== 'GROUP' && mode !== 'IN_APP')) return '';
  return mode === 'GROUP'
    ? t('Members can no longer open it, unless you shared it with them another way.')
    : t('They can no longer open it, unless you shared it with them another way.');
}

/** Revoked, or past its time. */
export function hasEnded({ revokedAt, expiresAt }: Pick<ShareLineFragment, 'revokedAt' | 'expiresAt'>, now: Date) {
  return revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= now.getTime());
}
