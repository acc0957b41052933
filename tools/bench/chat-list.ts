import { Agent } from 'node:http';
import { LIST } from './chat-documents.ts';
import { type Bench, median, post } from './chat-measure.ts';

const GROUPS = 200;
const LISTS = 300;

/** The list of one person with 200 groups, one request after the other; both servers take turns. */
export async function list({ api, raw, data }: Bench): Promise<void> {
  const [person, ...others] = await data.people(21);
  if (!person) throw new Error('nobody');
  const ids: string[] = [];
  for (let n = 0; n < GROUPS; n += 1) ids.push(await data.group([person, ...others]));
  await data.talk(ids, 50);
  const agent = new Agent({ keepAlive: true });
  const times = { api: [] as number[], raw: [] as number[] };
  const ask = {
    api: () =>
      post(agent, {
        url: `${api.origin}/graphql`,
        headers: { authorization: `Bearer ${person.token}` },
        body: JSON.stringify({ query: LIST }),
      }),
    raw: () => post(agent, { url: `${raw.origin}/inbox`, headers: {}, body: JSON.stringify({ userId: person.id }) }),
  };
  for (let n = 0; n < LISTS; n += 1) {
    for (const name of ['raw', 'api'] as const) {
      const began = performance.now();
      const answer = await ask[name]();
      if (answer.split('"unread').length !== GROUPS + 1) throw new Error(answer.slice(0, 300));
      if (n >= 50) times[name].push(performance.now() - began);
    }
  }
  agent.destroy();
  const [mine, most] = [median(times.api), median(times.raw)];
  console.log(`\n| list of ${GROUPS} groups with last message and unread count | ms |\n|---|---|`);
  console.log(
    `| its statement alone, over node:http | ${most.toFixed(1)} |\n| GraphQL, one statement (and the session's) | ${mine.toFixed(1)} |`,
  );
  console.log(`  ${(mine / most).toFixed(2)} × the statement alone`);
}
