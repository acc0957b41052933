import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTasks } from '../../server/jobs.ts';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { dealFixtures, type MadeDeal } from '../../testing/deal-fixtures.ts';
import type { FakeVendor } from '../../testing/fake-vendor.ts';
import type { Person, TestServer } from '../../testing/server.ts';
import { figures, type Kind, startVendorServer, vendorFixtures } from '../../testing/vendor-fixtures.ts';

let server: TestServer;
let fakes: Record<Kind, FakeVendor>;
let close: () => Promise<void>;
let owner: Person;
let as: ReturnType<typeof vendorFixtures>;
let contacts: ReturnType<typeof contactFixtures>;
let contactId: string;
beforeAll(async () => {
  ({ server, fakes, close } = await startVendorServer());
  contacts = contactFixtures(server);
});
afterAll(() => close());
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  as = vendorFixtures(server, fakes, owner);
  for (const { kept, deals } of Object.values(fakes)) {
    kept.clear();
    deals.clear();
  }
  contactId = (await contacts.add(owner, { name: 'Nora New', email: 'nora@example.com' })).id;
});

async function connect(kind: Kind): Promise<string> {
  const { data } = await as.finish(await as.allow(kind));
  return data.id;
}
async function sync(kind: Kind, id: string, more?: string) {
  await as.sync(id, more);
  await server.runJobs();
  return as.read(kind);
}
const open = (input: object = {}): Promise<MadeDeal> =>
  dealFixtures(server).open(owner, { contactId, name: 'Tiles', valueMinor: 250_050, currency: 'EUR', ...input });
const only = (kind: Kind) => {
  expect(fakes[kind].deals.size).toBe(1);
  return [...fakes[kind].deals][0] ?? ['', {}];
};

describe('HubSpot', () => {
  test('gets a deal with its amount, its contact and the stage of its own board, and every change of it', async () => {
    const id = await connect('HUBSPOT');
    const deal = await open({ stage: 'IN_CONVERSATION', expectedOn: '2027-01-31', note: 'Blue' });
    expect(figures((await sync('HUBSPOT', id)).last)).toEqual(['DONE', 2, 0, 0, 0]);
    const [theirContact] = [...fakes.HUBSPOT.kept.keys()];
    const [theirId, made] = only('HUBSPOT');
    expect(made).toEqual({
      ...{ dealname: 'Tiles', pipeline: 'sales', dealstage: 'qualified', description: 'Blue', amount: '2500.50' },
      ...{ deal_currency_code: 'EUR', closedate: '2027-01-31T00:00:00Z', contacts: [theirContact] },
    });
    await contacts.change(owner, 'updateDeal', { id: deal.id, stage: 'PROPOSAL', valueMinor: 300_000 }, '{ id }');
    // It follows by itself.
    await createTasks(server.services).startDueRuns({});
    await server.runJobs();
    expect(only('HUBSPOT')).toEqual([theirId, { ...made, dealstage: 'contract', amount: '3000.00' }]);
    await createTasks(server.services).startDueRuns({});
    await server.runJobs();
    expect((await as.read('HUBSPOT')).runs).toHaveLength(2);
    await contacts.change(owner, 'updateDeal', { id: deal.id, stage: 'WON' }, '{ id }');
    await sync('HUBSPOT', id);
    expect(only('HUBSPOT')[1]).toMatchObject({ dealstage: 'won' });
  });

  test('gets a deal anew that was deleted there', async () => {
    const id = await connect('HUBSPOT');
    const deal = await open();
    await sync('HUBSPOT', id);
    fakes.HUBSPOT.deals.clear();
    await contacts.change(owner, 'updateDeal', { id: deal.id, name: 'Stones' }, '{ id }');
    await sync('HUBSPOT', id);
    expect(only('HUBSPOT')[1]).toMatchObject({ dealname: 'Stones' });
  });

  test('refuses one deal, which is in the log and is tried again', async () => {
    const id = await connect('HUBSPOT');
    const deal = await open({ currency: 'XPF' });
    await open({ name: 'Stones' });
    const { last, log } = await sync('HUBSPOT', id);
    expect(figures(last)).toEqual(['DONE', 2, 0, 0, 1]);
    const failed = log.find(({ outcome }) => outcome === 'FAILED');
    expect(failed).toMatchObject({ title: 'Tiles', reason: 'HubSpot: XPF is no currency of this account' });
    await server.services.db.query("UPDATE deals SET currency = 'EUR' WHERE id = $1", [deal.id]);
    const again =
      'mutation ($id: ID!) { replayConnectorRecord(input: { id: $id }) { connectorRecord { outcome reason } } }';
    const { data } = await as.run(again, { id: failed?.id });
    expect(data).toEqual({ connectorRecord: { outcome: 'CREATED', reason: '' } });
    expect(fakes.HUBSPOT.deals.size).toBe(2);
    expect(figures((await sync('HUBSPOT', id)).last)).toEqual(['DONE', 0, 0, 0, 0]);
  });
});

describe('Salesforce', () => {
  test('gets an opportunity, with the contact once the lead is converted', async () => {
    const id = await connect('SALESFORCE');
    const deal = await open({ stage: 'PROPOSAL', expectedOn: '2027-01-31' });
    expect(figures((await sync('SALESFORCE', id)).last)).toEqual(['DONE', 2, 0, 0, 0]);
    const [theirId, made] = only('SALESFORCE');
    expect(made).toEqual({
      ...{ Name: 'Tiles', StageName: 'Proposal/Price Quote', Description: '', Amount: 2500.5, CloseDate: '2027-01-31' },
    });
    const [[leadId, lead] = ['', {}]] = [...fakes.SALESFORCE.kept];
    fakes.SALESFORCE.kept.set(leadId, { ...lead, IsConverted: 'true', ConvertedContactId: '003000000000001' });
    await contacts.change(owner, 'updateDeal', { id: deal.id, stage: 'LOST' }, '{ id }');
    await sync('SALESFORCE', id);
    expect(only('SALESFORCE')).toEqual([
      theirId,
      { ...made, StageName: 'Closed Lost', CloseDate: expect.any(String), contact: '003000000000001' },
    ]);
    const roles = fakes.SALESFORCE.calls.filter((call) => call.endsWith('OpportunityContactRole'));
    await sync('SALESFORCE', id, 'direction: OUT, isFull: true');
    expect(only('SALESFORCE')[0]).toBe(theirId);
    const rolesNow = fakes.SALESFORCE.calls.filter((call) => call.endsWith('OpportunityContactRole'));
    expect(rolesNow).toEqual(roles);
  });
});

test('services without deals of their own get none', async () => {
  const id = await connect('GOOGLE');
  await open();
  expect(figures((await sync('GOOGLE', id)).last)).toEqual(['DONE', 1, 0, 0, 0]);
  await createTasks(server.services).startDueRuns({});
  await server.runJobs();
  expect((await as.read('GOOGLE')).runs).toHaveLength(1);
});
