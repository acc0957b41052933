import { AppError, AUDIT_ACTIONS, type AuditAction, auditText, csvLine } from '@tessera/domain';
import { msg, say } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { SelectQueryBuilder } from 'typeorm';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import type { ListArgs } from '../../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../../kernel/lists/list-order.ts';
import { foldTexts, selectLabel, writeLabels } from '../../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../../kernel/lists/listed-page.ts';
import { type CountedPage, findPage, isUuid, type Page } from '../../../kernel/lists/page.ts';
import { UserSql } from '../../identity/index.ts';
import { assertMayInOrganization } from '../organizations/organization-change.service.ts';
import { AuditEntry } from './audit-entry.entity.ts';

const ROWS_PER_READ = 100;

/** Which entries; what is left out does not narrow. */
export interface AuditFilter {
  action?: AuditAction | null;
  /** Who did it, or to whom it was done. */
  userId?: string | null;
}

export type AuditOrder = 'NEWEST' | 'OLDEST' | 'ACTOR';
const PLACE = { time: 'entry.created_at', id: 'entry.id' };
const RECIPE: ListRecipe<AuditOrder> = {
  text: foldTexts([
    selectLabel('entry.action', ':labels'),
    UserSql.selectNames('entry.actor_id'),
    UserSql.selectNames('entry.person_id'),
    'entry.subject',
    'entry.detail',
  ]),
  orders: {
    NEWEST: null,
    OLDEST: earliestFirst(PLACE),
    ACTOR: [alphabetically(UserSql.selectFullName('entry.actor_id')), ...latestFirst(PLACE)],
  },
};

/** The team's log, the latest first unless another order is asked for. FORBIDDEN unless the viewer's role allows to read it. */
export async function listAudit(
  context: Context,
  viewer: Viewer,
  { id, ...args }: { id: string } & ListArgs<AuditOrder> & AuditFilter,
): Promise<CountedPage<AuditEntry>> {
  await assertMayInOrganization(context, viewer, { id, action: 'viewAudit' });
  const say = (action: AuditAction) => render(auditText(action), context.request.language);
  const query = find(context, id, args).setParameter('labels', args.query && writeLabels(AUDIT_ACTIONS, say));
  return findListed(query, args, RECIPE);
}

/** One entry of it; null for one that isn't there. Errors as the list. */
export async function findAuditEntry(context: Context, viewer: Viewer, id: string): Promise<AuditEntry | null> {
  const entry = isUuid(id) ? await context.db.manager.findOneBy(AuditEntry, { id }) : null;
  if (entry) await assertMayInOrganization(context, viewer, { id: entry.organizationId, action: 'viewAudit' });
  return entry;
}

/** The same as CSV. What is wrong is thrown before the first line is read. */
export async function auditCsv(
  context: Context,
  viewer: Viewer,
  { id, action, userId }: { id: string; action: string; userId: string },
): Promise<AsyncGenerator<string>> {
  await assertMayInOrganization(context, viewer, { id, action: 'viewAudit' });
  const known = AUDIT_ACTIONS.find((one) => one === action);
  if (action && !known) throw new AppError('BAD_USER_INPUT', msg('This action doesn’t exist.'), 'action');
  return lines(context, id, { action: known ?? null, userId: userId || null });
}

async function* lines(services: Pick<Services, 'db'>, id: string, filter: AuditFilter) {
  yield csvLine(['at', 'who', 'action', 'whom', 'what', 'detail']);
  let after: string | null = null;
  do {
    const page: Page<AuditEntry> = await findPage(
      find(services, id, filter)
        .leftJoinAndSelect('entry.actorRelation', 'actor')
        .leftJoinAndSelect('entry.personRelation', 'person'),
      { first: ROWS_PER_READ, after },
    );
    yield page.edges.map(({ node }) => formatLine(node)).join('');
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}

function formatLine({ createdAt, action, actorRelation, personRelation, subject, detail }: AuditEntry): string {
  const [who, whom] = [actorRelation?.fullName ?? '', personRelation?.fullName ?? ''];
  return csvLine([createdAt, who, say(auditText(action)), whom, subject, detail]);
}

function find(
  { db }: Pick<Services, 'db'>,
  organizationId: string,
  { action, userId }: AuditFilter,
): SelectQueryBuilder<AuditEntry> {
  const query = db.manager
    .createQueryBuilder(AuditEntry, 'entry')
    .where('entry.organizationId = :organizationId', { organizationId });
  if (action) query.andWhere('entry.action = :action', { action });
  if (userId) {
    const person = isUuid(userId) ? userId : null;
    query.andWhere('(entry.actorId = :person OR entry.personId = :person)', { person });
  }
  return query;
}
