import type { DealStage } from '@tessera/domain';
import { z } from 'zod';
import { chooseStages } from './deal-stages.ts';
import { readAnswer } from './read-answer.ts';
import { type Ask, type DealToPush, VendorError } from './vendor.ts';

const API = '/services/data/v60.0';
const OPPORTUNITIES = `${API}/sobjects/Opportunity`;
const ROLES = `${API}/sobjects/OpportunityContactRole`;
const STAGES = 'SELECT ApiName, IsClosed, IsWon FROM OpportunityStage WHERE IsActive = true ORDER BY SortOrder';
/** An opportunity has to have a day; Salesforce's own forms suggest the end of the quarter. */
const UNKNOWN_DAYS = 90;
const DAY_MS = 86_400_000;

const made = z.object({ id: z.string() });
const stageRows = z.object({
  records: z.array(z.object({ ApiName: z.string(), IsClosed: z.boolean(), IsWon: z.boolean() })),
});
const leads = z.object({ records: z.array(z.object({ ConvertedContactId: z.string().nullish() })) });
const ids = z.object({ records: z.array(z.object({ Id: z.string() })) });

/** Opportunities of Salesforce's REST API. A lead takes part in one once it is converted into a contact. */
export function openSalesforceDeals(ask: Ask) {
  let stages: Promise<Record<DealStage, string>> | undefined;
  return async (deal: DealToPush): Promise<{ id: string; isNew: boolean }> => {
    stages ??= readStages(ask);
    const body = toFields(deal, await stages);
    const isKnown = deal.id !== '' && (await change(ask, deal.id, body));
    const id = isKnown ? deal.id : await create(ask, body);
    if (deal.contactId) await associate(ask, id, deal.contactId);
    return { id, isNew: !isKnown };
  };
}

async function query<T>(ask: Ask, schema: z.ZodType<T>, q: string): Promise<T> {
  return readAnswer(schema, await ask({ path: `${API}/query`, query: { q } }), 'Salesforce');
}

async function readStages(ask: Ask): Promise<Record<DealStage, string>> {
  const { records } = await query(ask, stageRows, STAGES);
  const theirs = records.map(({ ApiName: id, IsClosed, IsWon }) => ({ id, isWon: IsWon, isLost: IsClosed && !IsWon }));
  return chooseStages(theirs, 'Salesforce');
}

function toFields(deal: DealToPush, stages: Record<DealStage, string>): object {
  const { name: Name, note: Description } = deal;
  const CloseDate =
    deal.closesOn || (deal.id === '' && new Date(Date.now() + UNKNOWN_DAYS * DAY_MS).toISOString().slice(0, 10));
  return {
    ...{ Name, StageName: stages[deal.stage], Description },
    Amount: deal.amount === '' ? null : Number(deal.amount),
    ...(CloseDate && { CloseDate }),
  };
}

async function create(ask: Ask, body: object): Promise<string> {
  return readAnswer(made, await ask({ method: 'POST', path: OPPORTUNITIES, body }), 'Salesforce').id;
}

/** False for an opportunity that somebody deleted there. */
async function change(ask: Ask, id: string, body: object): Promise<boolean> {
  try {
    await ask({ method: 'PATCH', path: `${OPPORTUNITIES}/${encodeURIComponent(id)}`, body });
    return true;
  } catch (error) {
    if (error instanceof VendorError && error.fault === 'missing') return false;
    throw error;
  }
}

/** The contact that the lead became takes part in the opportunity, once. */
async function associate(ask: Ask, opportunityId: string, leadId: string): Promise<void> {
  const asked = `SELECT ConvertedContactId FROM Lead WHERE Id IN (${quoteId(leadId)})`;
  const contactId = (await query(ask, leads, asked)).records[0]?.ConvertedContactId;
  if (!contactId) return;
  const where = `OpportunityId = ${quoteId(opportunityId)} AND ContactId = ${quoteId(contactId)}`;
  const known = await query(ask, ids, `SELECT Id FROM OpportunityContactRole WHERE ${where}`);
  const body = { OpportunityId: opportunityId, ContactId: contactId };
  if (known.records.length === 0) await ask({ method: 'POST', path: ROLES, body });
}

/** Salesforce's ids are letters and digits. */
function quoteId(id: string): string {
  return `'${id.replace(/\W/g, '')}'`;
}
