import { parseArgs } from 'node:util';
import { emailKey, MOST_SEATS } from '@tessera/domain';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { User } from '../identity/index.ts';
import { billingProvider } from './installed-provider.ts';
import { nextColumns } from './plan-terms.service.ts';
import { SubscriptionRow } from './subscription.entity.ts';
import { lockSubscription } from './subscription.service.ts';

const USAGE = 'Type: enterprise <email> --until <YYYY-MM-DD> [--seats <number>], or: enterprise <email> --end';

type CommandServices = Pick<Services, 'db' | 'env'>;

interface Terms {
  endsAt: Date;
  seats: number;
}

/**
 * The operator's command: puts the person with this address on Enterprise, as sales agreed with them, up to and with a day
 * (UTC), or ends that. Gives what is printed; an Error says what to type or to do instead.
 */
export async function runEnterprise(services: CommandServices, args: string[]): Promise<string> {
  const { email, isEnd, terms } = readArguments(args);
  if (services.env.billing === 'none') throw new Error('This installation takes no payments, and includes everything.');
  const user = await services.db.manager.findOneBy(User, { email: emailKey(email) });
  if (!user) throw new Error('Nobody signs in with this address.');
  return isEnd ? endEnterprise(services, user) : giveEnterprise(services, user, terms);
}

function readArguments(args: string[]): { email: string; isEnd: boolean; terms: Terms } {
  const options = { until: { type: 'string' }, seats: { type: 'string' }, end: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [email, ...others] = positionals;
  const isEnd = values.end === true;
  if (!email || others.length > 0 || isEnd === (values.until !== undefined)) throw new Error(USAGE);
  return {
    email,
    isEnd,
    terms: { endsAt: values.until === undefined ? new Date() : readEnd(values.until), seats: readSeats(values.seats) },
  };
}

/** The last moment of the day. */
function readEnd(day: string): Date {
  const endsAt = new Date(`${day}T23:59:59.999Z`);
  // 31 February is no day: some engines read it as one of March.
  if (Number.isNaN(endsAt.getTime()) || !endsAt.toISOString().startsWith(day)) throw new Error(USAGE);
  if (endsAt <= new Date()) throw new Error('That day is over. Name a later one.');
  return endsAt;
}

function readSeats(text = '1'): number {
  const seats = Number(text);
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS) throw new Error(`Name 1 to ${MOST_SEATS} seats.`);
  return seats;
}

async function giveEnterprise({ db, env }: CommandServices, user: User, { endsAt, seats }: Terms): Promise<string> {
  await inTransaction(db, async (tx) => {
    const row = await lockSubscription(tx, user.id);
    const isPaying = row?.status === 'active' || row?.status === 'past_due';
    if (row && isPaying && row.planId !== 'enterprise') {
      throw new Error('This person pays for another plan. Ask them to cancel it, and try again once it has ended.');
    }
    const now = new Date();
    const period = { anchorAt: now, startsAt: now, endsAt };
    const price = { unitMinor: null, currency: row?.currency ?? ('usd' as const), providerRef: null };
    // It ends with its day: nothing is charged here, so nothing renews.
    const next = nextColumns({ planId: 'starter', interval: 'month', seats: 1 });
    const plan = { status: 'active', planId: 'enterprise', interval: 'year', seats } as const;
    const provider = billingProvider(env).name;
    await tx.save(
      Object.assign(row ?? new SubscriptionRow(), { userId: user.id, provider }, plan, period, price, next),
    );
  });
  return `${user.email} is on Enterprise until ${endsAt.toISOString().slice(0, 10)}, with ${seats} ${seats === 1 ? 'seat' : 'seats'}.`;
}

async function endEnterprise({ db }: CommandServices, user: User): Promise<string> {
  await inTransaction(db, async (tx) => {
    const row = await lockSubscription(tx, user.id);
    if (row?.status !== 'active' || row.planId !== 'enterprise') throw new Error('This person is not on Enterprise.');
    await tx.save(Object.assign(row, { status: 'free', endsAt: new Date() }, nextColumns(null)));
  });
  return `${user.email} is on Starter. Nothing of theirs was deleted.`;
}
