import { startGoogle } from './fake-google.ts';
import { startHubspot } from './fake-hubspot.ts';
import { startNotion } from './fake-notion.ts';
import { startSalesforce } from './fake-salesforce.ts';
import type { FakeVendor } from './fake-vendor.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';

export type Kind = 'HUBSPOT' | 'NOTION' | 'SALESFORCE' | 'GOOGLE';
interface Run {
  id: string;
  status: string;
  reason: string;
  resumesAt: string | null;
  isAutomatic: boolean;
  createdCount: number;
  updatedCount: number;
  skippedCount: number;
  failedCount: number;
}
interface Entry {
  id: string;
  title: string;
  direction: string;
  outcome: string;
  reason: string;
}

const FINISH = `mutation ($state: String!, $code: String!) {
  finishConnection(input: { state: $state, code: $code }) { connector { id accountName state } } }`;
const READ = `{ connectors { kind connector { id state lastError
  runs { id status reason resumesAt isAutomatic createdCount updatedCount skippedCount failedCount }
  records(first: 50) { edges { node { id title direction outcome reason } } } } } }`;

/** A server that knows all four services by their fakes, to each of which it is the program `client`. */
export async function startVendorServer() {
  const fakes: Record<Kind, FakeVendor> = {
    HUBSPOT: await startHubspot(),
    NOTION: await startNotion(),
    SALESFORCE: await startSalesforce(),
    GOOGLE: await startGoogle(),
  };
  const program = Object.keys(fakes).flatMap((name) => [
    [`${name}_CLIENT_ID`, 'client'],
    [`${name}_CLIENT_SECRET`, 'secret'],
  ]);
  const { HUBSPOT, NOTION, SALESFORCE, GOOGLE } = fakes;
  const server = await startTestServer({
    ...Object.fromEntries(program),
    ...{ HUBSPOT_URL: HUBSPOT.url, NOTION_URL: NOTION.url, SALESFORCE_URL: SALESFORCE.url },
    ...{ GOOGLE_PEOPLE_URL: GOOGLE.url, GOOGLE_TOKEN_URL: GOOGLE.url },
  });
  async function close() {
    await server.close();
    await Promise.all(Object.values(fakes).map((one) => one.close()));
  }
  return { server, fakes, close };
}

/** What one person does with connected services, by GraphQL as clients send it. */
export function vendorFixtures(server: TestServer, fakes: Record<Kind, FakeVendor>, owner: Person) {
  /** Runs an operation of one field; gives what it gave, or the refusal. */
  async function run<Data>(document: string, variables: object = {}) {
    const { data, errors } = await server.graphql<Record<string, Data>>(document, { as: owner, variables });
    return { data: Object.values(data ?? {})[0] as Data, ...errors?.[0]?.extensions };
  }

  /** Begins at a service and comes back with a code that it knows. */
  async function allow(kind: Kind): Promise<{ state: string; code: string }> {
    const { data } = await run<{ url: string }>(`mutation { startConnection(input: { kind: ${kind} }) { url } }`);
    const query = new URL(data.url).searchParams;
    const state = query.get('state') ?? '';
    fakes[kind].codes.set(`code-${state}`, query.get('code_challenge') ?? '');
    return { state, code: `code-${state}` };
  }

  async function finish(grant: object) {
    type Made = { connector: { id: string; accountName: string; state: string } };
    const { data, ...refusal } = await run<Made | null>(FINISH, grant);
    return { data: data?.connector as Made['connector'], ...refusal };
  }

  /** Starts a run; `more` as it is written in GraphQL. */
  const sync = (id: string, more = 'direction: OUT') =>
    run<{ connectorRun: Run }>(
      `mutation ($id: ID!) { syncConnector(input: { id: $id, ${more} }) { connectorRun { id status } } }`,
      { id },
    );

  async function read(kind: Kind) {
    type Shown = { state: string; lastError: string; runs: Run[]; records: { edges: { node: Entry }[] } };
    const { data } = await run<{ kind: string; connector: Shown | null }[]>(READ);
    const connector = data.find((offer) => offer.kind === kind)?.connector;
    if (!connector) throw new Error(`${kind} is not connected`);
    return { ...connector, last: connector.runs[0], log: connector.records.edges.map(({ node }) => node) };
  }

  return { run, allow, finish, sync, read };
}

/** How it ended, then how many were created, updated, skipped and failed. */
export function figures(run: Run | undefined) {
  return run && [run.status, run.createdCount, run.updatedCount, run.skippedCount, run.failedCount];
}
