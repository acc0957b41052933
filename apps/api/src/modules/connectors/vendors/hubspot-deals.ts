import type { DealStage } from '@tessera/domain';
import { z } from 'zod';
import { chooseStages } from './deal-stages.ts';
import { readAnswer } from './read-answer.ts';
import { type Ask, type DealToPush, VendorError } from './vendor.ts';

const DEALS = '/crm/v3/objects/deals';
/** HubSpot's number for “deal to contact” (developers.hubspot.com, Associations v4). */
const DEAL_TO_CONTACT = 3;

const made = z.object({ id: z.string() });
const pipelines = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      displayOrder: z.number(),
      stages: z.array(
        z.object({
          id: z.string(),
          displayOrder: z.number(),
          metadata: z.object({ isClosed: z.string().optional(), probability: z.string().optional() }),
        }),
      ),
    }),
  ),
});

/** Deals of HubSpot's CRM v3, in the first pipeline of the account. */
export function openHubspotDeals(ask: Ask) {
  let board: Promise<Board> | undefined;
  return async (deal: DealToPush): Promise<{ id: string; isNew: boolean }> => {
    board ??= readBoard(ask);
    const properties = toProperties(deal, await board);
    if (deal.id && (await change(ask, deal, properties))) return { id: deal.id, isNew: false };
    const type = { associationCategory: 'HUBSPOT_DEFINED', associationTypeId: DEAL_TO_CONTACT };
    const associations = deal.contactId ? [{ to: { id: deal.contactId }, types: [type] }] : [];
    const answer = await ask({ method: 'POST', path: DEALS, body: { properties, associations } });
    return { id: readAnswer(made, answer, 'HubSpot').id, isNew: true };
  };
}

interface Board {
  pipeline: string;
  stages: Record<DealStage, string>;
}

async function readBoard(ask: Ask): Promise<Board> {
  const { results } = readAnswer(pipelines, await ask({ path: '/crm/v3/pipelines/deals' }), 'HubSpot');
  const [pipeline] = results.sort((one, other) => one.displayOrder - other.displayOrder);
  const theirs = (pipeline?.stages ?? [])
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, metadata: { isClosed, probability } }) => {
      const isEnd = isClosed === 'true' || probability === '1.0' || probability === '0.0';
      return { id, isWon: isEnd && Number(probability) === 1, isLost: isEnd && Number(probability) === 0 };
    });
  return { pipeline: pipeline?.id ?? '', stages: chooseStages(theirs, 'HubSpot') };
}

function toProperties(deal: DealToPush, { pipeline, stages }: Board): Record<string, string> {
  return {
    ...{ dealname: deal.name, pipeline, dealstage: stages[deal.stage], description: deal.note },
    amount: deal.amount,
    ...(deal.amount && { deal_currency_code: deal.currency }),
    ...(deal.closesOn && { closedate: `${deal.closesOn}T00:00:00Z` }),
  };
}

/** False for a deal that somebody deleted there. */
async function change(ask: Ask, { id, contactId }: DealToPush, properties: Record<string, string>): Promise<boolean> {
  const path = `${DEALS}/${encodeURIComponent(id)}`;
  try {
    await ask({ method: 'PATCH', path, body: { properties } });
  } catch (error) {
    if (error instanceof VendorError && error.fault === 'missing') return false;
    throw error;
  }
  if (contactId) {
    const to = `associations/default/contacts/${encodeURIComponent(contactId)}`;
    await ask({ method: 'PUT', path: `/crm/v4/objects/deals/${encodeURIComponent(id)}/${to}` });
  }
  return true;
}
