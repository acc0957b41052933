import { UserSql } from '../identity/index.ts';
import { isInGroup, selectGroupMembers } from './group-access.ts';

// SQL on the shares' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Whether the share still opens its card and counts views: it is not revoked and has not expired. */
export function isLive(share: string): string {
  return `(${share}.revoked_at IS NULL AND (${share}.expires_at IS NULL OR ${share}.expires_at > now()))`;
}

/** Whether the share was sent to the person, or to a group that they are in. */
export function reaches(share: string, userId: string): string {
  return `(EXISTS (SELECT 1 FROM share_recipients r WHERE r.share_id = ${share}.id AND r.user_id = ${userId})
    OR ${isInGroup(`${share}.group_id`, userId)})`;
}

/** The shares that were sent to the person, or to a group that they are in, as (id): `reaches` for a list of them. */
export function selectReaching(userId: string): string {
  return `SELECT r.share_id AS id FROM share_recipients r WHERE r.user_id = ${userId}
    UNION
    SELECT s.id FROM (${selectGroupMembers(`gm.user_id = ${userId}`)}) mine JOIN shares s ON s.group_id = mine.id`;
}

/** The card's shares that still open it to the person, or to who holds the token, as (id, mark, sender_id, created_at). */
export function selectSharesThatOpen(
  cardId: string,
  { userId, tokenHash }: { userId: string; tokenHash: string },
): string {
  return `SELECT s.id, s.mark, s.sender_id, s.created_at FROM shares s
     WHERE s.card_id = ${cardId} AND ${isLive('s')} AND (s.token_hash = ${tokenHash} OR ${reaches('s', userId)})`;
}

/**
 * The card's shares by which somebody was handed it, as (sender_id): sent to the person or their group, or named by the token
 * or mark of a link.
 */
export function selectSharesThatHand(
  cardId: string,
  { userId, tokenHash, mark }: { userId: string; tokenHash: string; mark: string },
): string {
  return `SELECT s.sender_id FROM shares s WHERE s.card_id = ${cardId} AND ${isLive('s')} AND (
       s.token_hash = ${tokenHash} OR ${reaches('s', userId)}
    OR s.mark = ${mark} AND s.token_hash IS NULL AND s.mode NOT IN ('GROUP', 'IN_APP'))`;
}

/** Whether the person has shared a card. */
export function hasShared(senderId: string): string {
  return `EXISTS (SELECT 1 FROM shares s WHERE s.sender_id = ${senderId})`;
}

/** What two people shared with each other, as (card_id, sender_id, created_at). */
export function selectSharesBetween(one: string, other: string): string {
  return `SELECT s.card_id, s.sender_id, s.created_at FROM shares s JOIN share_recipients r ON r.share_id = s.id
     WHERE s.sender_id = ${one} AND r.user_id = ${other} OR s.sender_id = ${other} AND r.user_id = ${one}`;
}

/** What somebody opened of another's shares, as (card_id, opened_at). */
export function selectOpenings(senderId: string, openerId: string): string {
  return `SELECT s.card_id, o.opened_at FROM share_opens o JOIN shares s ON s.id = o.share_id
     WHERE s.sender_id = ${senderId} AND o.user_id = ${openerId}`;
}

/** Sender and recipients of a share, as (sender_id, recipient_id). */
export function selectSharePeople(shareId: string): string {
  return `SELECT s.sender_id, r.user_id AS recipient_id FROM shares s JOIN share_recipients r ON r.share_id = s.id
     WHERE s.id = ${shareId}`;
}

/** Who sent the shares, as (sender_id). */
export function selectSenders(shareIds: string): string {
  return `SELECT s.sender_id FROM shares s WHERE s.id = ANY (${shareIds}::uuid[])`;
}

/** People who gave the person a card in the app and have not taken it back, as (id). */
export function selectCardGivers(userId: string): string {
  return `SELECT s.sender_id AS id FROM share_recipients r JOIN shares s ON s.id = r.share_id
     WHERE r.user_id = ${userId} AND s.sender_id <> ${userId} AND s.revoked_at IS NULL`;
}

/** By what everybody finds the people that a share was sent to; null without any. */
export function selectRecipientNames(shareId: string): string {
  return `(SELECT string_agg(${UserSql.selectNames('r.user_id')}, ' ') FROM share_recipients r WHERE r.share_id = ${shareId})`;
}
