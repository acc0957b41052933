import { randomBytes } from 'node:crypto';
import type { CardActionTarget, Channel, VisitorDeed } from '@tessera/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Utm } from '../../kernel/utm.ts';
import { campaignKey } from '../../kernel/utm.ts';
import type { EventToWrite } from '../../modules/analytics/event-to-write.ts';
import { ensureMonths, formatMonth } from '../../modules/analytics/month.service.ts';
import { writeAll } from '../../modules/analytics/write-events.service.ts';
import type { Card } from '../../modules/cards/card.entity.ts';
import { Share } from '../../modules/shares/share.entity.ts';
import { makeShareMark } from '../../modules/shares/share.service.ts';
import { fillLeads } from './demo-leads.ts';

/** Two months, so that a report has something to compare with. */
const DAYS = 60;
const DAY_MS = 24 * 3600_000;
const MINUTE_MS = 60_000;

/** One in this many visitors leaves their details. */
const LEAD_EVERY = 41;

const CHANNELS: (Channel | null)[] = ['QR', 'LINK', 'QR', 'DIRECTORY', 'LINK', 'GROUP', 'QR', null, 'IN_APP'];
const COUNTRIES = ['IN', 'IN', 'IT', 'IN', 'DE', 'IN', 'GB', 'IT', 'US', null, 'IN', 'CH', 'SG'];
const TARGETS: CardActionTarget[] = [
  'website',
  'linkedin',
  'phone',
  'email',
  'website',
  'map',
  'whatsapp',
  'instagram',
];
const CAMPAIGNS: (Utm | null)[] = [
  { source: 'milan-design-week', medium: 'badge', campaign: 'salone' },
  null,
  { source: 'newsletter', medium: 'email', campaign: 'cool-houses' },
  null,
  null,
  { source: 'linkedin', medium: 'social', campaign: 'cool-houses' },
  null,
];

/** The parts of the event table that the visits go to; outside of the transaction that writes them. */
export async function makeRoomForFigures(db: DataSource): Promise<void> {
  const days = Array.from({ length: DAYS + 1 }, (_, day) => new Date(Date.now() - day * DAY_MS));
  await ensureMonths(db, days.map(formatMonth));
}

/**
 * Visits that grow towards today, counted like real ones, and the visitors who left their details. Fixed, so that all demo
 * databases look the same.
 */
export async function fillFigures(tx: EntityManager, ownerId: string, cards: Card[]): Promise<void> {
  const events: EventToWrite[] = [];
  const shares: Partial<Share>[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const evening = Date.now() - (DAYS - 1 - day) * DAY_MS - 60 * MINUTE_MS;
    const visits = Math.max(1, 4 + Math.round(day * 0.45 + 5 * Math.sin(day * 1.7)));
    for (let visit = 0; visit < visits; visit += 1) {
      const card = cards[visit % 5 === 0 ? 1 : 0];
      const at = new Date(evening - visit * 10 * MINUTE_MS);
      if (card) events.push(...makeVisit(card.id, at, { seed: day * 7 + visit, shares }));
    }
    for (let share = 0; share < Math.round(2 + day / 24 + 1.6 * Math.sin(day * 2.3)); share += 1) {
      // The code is downloaded once, on the first day.
      const mode = day + share === 0 ? 'QR' : (['LINK', 'TEXT', 'WHATSAPP'] as const)[share % 3];
      const createdAt = new Date(evening - share * 15 * MINUTE_MS);
      shares.push({ id: uuid(), mark: makeShareMark(), cardId: cards[0]?.id, senderId: ownerId, mode, createdAt });
    }
  }
  await tx.insert(Share, shares);
  await writeAll(tx, events);
  await fillLeads(
    tx,
    ownerId,
    events.filter(({ kind }) => kind === 'LEAD'),
  );
}

/** Fewer visits of the team's cards, of each less than of the one before. */
export async function fillTeamFigures(tx: EntityManager, cards: Card[]): Promise<void> {
  const events: EventToWrite[] = [];
  for (const [place, { id }] of cards.entries()) {
    for (let day = 0; day < DAYS; day += 1 + place) {
      const evening = Date.now() - (DAYS - 1 - day) * DAY_MS - (90 + place) * MINUTE_MS;
      const visits = 1 + (day % 3);
      for (let visit = 0; visit < visits; visit += 1) {
        events.push(...makeVisit(id, new Date(evening - visit * 10 * MINUTE_MS), { seed: day * 3 + visit }));
      }
    }
  }
  await writeAll(tx, events);
}

interface Visit {
  seed: number;
  /** Shares made before the visit; without shares no one leaves their details. */
  shares?: Partial<Share>[];
}

/** A view, and what the visitor did in the minutes after it. */
function makeVisit(cardId: string, at: Date, { seed, shares }: Visit): EventToWrite[] {
  const channel = CHANNELS[seed % CHANNELS.length] ?? null;
  const latest = shares?.findLast((share) => share.cardId === cardId && share.mode === channel);
  const utm = CAMPAIGNS[seed % CAMPAIGNS.length] ?? null;
  const visitorHash = randomBytes(16).toString('hex');
  const visitor = {
    cardId,
    visitor: visitorHash,
    // Each visitor came from a different network.
    network: visitorHash,
    isRobot: seed % 17 === 0,
    channel,
    country: COUNTRIES[seed % COUNTRIES.length] ?? null,
    utm,
    campaign: campaignKey(utm),
    // Half of the visits open the latest share.
    shareMark: seed % 2 === 0 ? (latest?.mark ?? null) : null,
    isChecked: true,
  };
  const did = (kind: VisitorDeed, minutes: number, target: CardActionTarget | null = null) => ({
    ...visitor,
    id: uuid(),
    at: new Date(at.getTime() + minutes * MINUTE_MS),
    kind,
    target,
  });
  if (visitor.isRobot) return [did('VIEW', 0)];
  return [
    did('VIEW', 0),
    ...(seed % 2 === 0 ? [did('ACTION', 1, TARGETS[(seed / 2) % TARGETS.length])] : []),
    ...(seed % 5 === 0 ? [did('SAVE', 2)] : []),
    ...(shares && seed % LEAD_EVERY === 0 ? [did('LEAD', 4)] : []),
  ];
}
