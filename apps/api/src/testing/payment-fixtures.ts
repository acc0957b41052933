import { contactFixtures } from './contact-fixtures.ts';
import { dealFixtures, type MadeDeal } from './deal-fixtures.ts';
import type { Person, TestServer } from './server.ts';

export interface MadePayment {
  status: string;
  url: string;
  amountMinor: number;
  currency: string;
  feeMinor: number;
  paidAt: string | null;
  refundedAt: string | null;
}

const PAYMENT =
  '{ id stage paymentStatus version payment { status url amountMinor currency feeMinor paidAt refundedAt } }';

export interface PaidDeal extends Pick<MadeDeal, 'id' | 'stage' | 'version'> {
  paymentStatus: string | null;
  payment: MadePayment | null;
}

/** What the tests of payments by link begin with. */
export function paymentFixtures(server: TestServer) {
  const contacts = contactFixtures(server);
  const deals = dealFixtures(server);

  /** A deal with a value of 2,500.00 EUR unless told. */
  async function open(as: Person, input: object = {}): Promise<MadeDeal> {
    const contact = await contacts.add(as, { name: 'Fay Friend' });
    return deals.open(as, { contactId: contact.id, name: 'Tiles', valueMinor: 250_000, currency: 'EUR', ...input });
  }

  const createLink = (as: Person | null, id: string) =>
    contacts.change<PaidDeal>(as, 'createPaymentLink', { id }, PAYMENT);
  const refund = (as: Person | null, id: string) => contacts.change<PaidDeal>(as, 'refundPayment', { id }, PAYMENT);

  async function startPayouts(as: Person | null) {
    const { data, errors } = await server.graphql<{ startPayouts: { url: string; account: { status: string } } }>(
      'mutation { startPayouts { url account { status } } }',
      { as },
    );
    return { ...data?.startPayouts, code: errors?.[0]?.extensions.code };
  }

  async function checkPayouts(as: Person) {
    const { data } = await server.graphql<{ checkPayouts: { payoutAccount: { status: string } } | null }>(
      'mutation { checkPayouts { payoutAccount { status } } }',
      { as },
    );
    return data?.checkPayouts?.payoutAccount?.status ?? null;
  }

  async function readAccount(as: Person): Promise<string | null> {
    const { data } = await server.graphql<{ viewer: { payoutAccount: { status: string } | null } }>(
      '{ viewer { payoutAccount { status } } }',
      { as },
    );
    return data?.viewer.payoutAccount?.status ?? null;
  }

  async function read(as: Person, id: string): Promise<PaidDeal | null> {
    const { data } = await server.graphql<{ deal: PaidDeal | null }>(`query ($id: ID!) { deal(id: $id) ${PAYMENT} }`, {
      as,
      variables: { id },
    });
    return data?.deal ?? null;
  }

  /** What the browser of somebody who is not signed in gets; `body` are the fields of a form. */
  async function visit(url: string, { method = 'GET' } = {}) {
    const headers = method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : undefined;
    const response = await fetch(new URL(url, server.origin), {
      method,
      redirect: 'manual',
      ...(headers && { headers, body: '' }),
    });
    return { status: response.status, to: response.headers.get('location'), headers: response.headers };
  }

  return { open, createLink, refund, startPayouts, checkPayouts, readAccount, read, visit };
}
