import { contactTitle, QUOTAS } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import { alphabetically, earliestFirst, largestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { foldTexts } from '../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../kernel/lists/listed-page.ts';
import { type CountedPage, isUuid } from '../../kernel/lists/page.ts';
import { type Contact, ContactSql } from '../contacts/index.ts';
import { Deal } from './deal.entity.ts';
import type { DealArgsType, DealOrder, DealTotal } from './deal.types.ts';
import { DealChange } from './deal-change.entity.ts';

const MOST_CHANGES = 100;

/** The viewer's own deal; null for any other. */
export async function findDeal({ db }: Context, viewer: Viewer, id: string): Promise<Deal | null> {
  return isUuid(id) ? db.manager.findOneBy(Deal, { id, ownerId: viewer.id }) : null;
}

const PLACE = { time: 'deal.created_at', id: 'deal.id' };
const RECIPE: ListRecipe<DealOrder> = {
  text: foldTexts([
    'deal.name',
    'deal.note',
    'deal.kept_name',
    ContactSql.selectKeptTitle('deal.contact_id', 'deal.owner_id'),
  ]),
  orders: {
    NEWEST: null,
    OLDEST: earliestFirst(PLACE),
    UPDATED: latestFirst({ ...PLACE, time: 'deal.updated_at' }),
    NAME: [alphabetically('deal.name'), ...latestFirst(PLACE)],
    VALUE: [largestFirst('deal.value_minor'), ...latestFirst(PLACE)],
  },
};

/** One page of the viewer's deals, newest first unless another order is asked for. BAD_USER_INPUT for a page size outside 1–100 or a foreign cursor. */
export async function listDeals(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { stage, contactId, updatedSince, ...page }: DealArgsType,
): Promise<CountedPage<Deal>> {
  const query = db.manager.createQueryBuilder(Deal, 'deal').where('deal.ownerId = :ownerId', { ownerId: viewer.id });
  if (stage) query.andWhere('deal.stage = :stage', { stage });
  if (contactId) {
    query.andWhere('deal.contactId = ANY (:ids)', { ids: isUuid(contactId) ? await findFamily(db, contactId) : [] });
  }
  if (updatedSince) query.andWhere('deal.changed_at >= :updatedSince', { updatedSince });
  return findListed(query, page, RECIPE);
}

/** Deals whose version is another than the SQL `sentVersion` gives of the deal `d.id` (none is 0), the oldest first. */
export function findOtherVersions(
  db: DataSource,
  ownerId: string,
  { sentVersion, parameters, most }: { sentVersion: string; parameters: object; most: number },
): Promise<Deal[]> {
  return db.manager
    .createQueryBuilder(Deal, 'd')
    .where(`d.owner_id = :ownerId AND d.version <> coalesce((${sentVersion}), 0)`, { ownerId, ...parameters })
    .orderBy('d.created_at')
    .addOrderBy('d.id')
    .limit(most)
    .getMany();
}

/** The contact and everything that was merged into it. */
async function findFamily(db: DataSource, contactId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `WITH RECURSIVE ${ContactSql.selectFamily('$1::uuid')} SELECT id FROM family`,
    [contactId],
  );
  return rows.map(({ id }) => id);
}

/** Of each stage and currency that there is, by the stage's name. */
export async function sumDeals({ db }: Context, viewer: Viewer): Promise<DealTotal[]> {
  const rows = await db.query<(Omit<DealTotal, 'valueMinor'> & { sum: string })[]>(
    `SELECT stage, currency, count(*)::int AS count, sum(value_minor)::text AS sum
       FROM deals WHERE owner_id = $1 GROUP BY stage, currency ORDER BY stage, currency LIMIT ${QUOTAS.deals}`,
    [viewer.id],
  );
  return rows.map(({ sum, ...total }) => ({ ...total, valueMinor: Number(sum) }));
}

/** The latest first; at most 100. */
export function listDealChanges({ db }: Context, deal: Deal): Promise<DealChange[]> {
  return db.manager.find(DealChange, {
    where: { dealId: deal.id },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MOST_CHANGES,
  });
}

/** The name of the deal's contact. It stays when the owner deletes the contact; '' once the person erased their details. */
export async function readContactName({ loaders }: Pick<Context, 'loaders'>, deal: Deal): Promise<string> {
  return toContactName(deal, deal.contactId && (await loaders.keptContact.load(deal.contactId)));
}

/** The same with the contact at hand. */
export function toContactName({ keptName }: Deal, contact: Contact | '' | null | undefined): string {
  return contact ? contactTitle(contact) : keptName;
}
