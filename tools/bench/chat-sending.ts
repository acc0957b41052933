import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { Member } from './chat-data.ts';
import { SEND } from './chat-documents.ts';
import { type Bench, median, type Posted, post, printBound, sum } from './chat-measure.ts';

const SENDERS = 8;
/** A person may say 60 things in 10 s; so each sender is many people, who take turns. */
const PEOPLE_PER_SENDER = 96;
const ROUNDS = 5;
const ROUND_MS = 3000;

/** 8 senders in 8 groups, each waiting for its answer; rounds of both servers alternate. */
export async function sending({ api, raw, data }: Bench): Promise<void> {
  const senders = await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      const people = await data.people(PEOPLE_PER_SENDER);
      return { people, id: await data.group(people) };
    }),
  );
  const agent = new Agent({ keepAlive: true });
  const results = { api: [] as number[], raw: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ['raw', 'api'] as const) {
      const bodies = name === 'raw' ? rawSend(raw.origin) : apiSend(api.origin);
      const sent = await Promise.all(senders.map((sender) => sendFor(agent, sender, bodies)));
      // The first round warms everything up.
      if (round > 0) results[name].push(sum(sent) / (ROUND_MS / 1000));
    }
  }
  agent.destroy();
  const [mine, most] = [median(results.api), median(results.raw)];
  console.log(`\n| a message is sent, ${SENDERS} senders in ${SENDERS} groups | messages/s |\n|---|---|`);
  console.log(`| raw pg over node:http | ${Math.round(most)} |\n| GraphQL | ${Math.round(mine)} |`);
  printBound('rate', mine / most, '× raw', { atLeast: 0.4 });
}

type MakeSend = (person: Member, id: string) => Posted;

const text = 'Shall we meet at one?';
const rawSend =
  (origin: string): MakeSend =>
  ({ id: senderId }, conversationId) => ({
    url: `${origin}/send`,
    headers: {},
    body: JSON.stringify({ conversationId, senderId, clientId: randomUUID(), text }),
  });
const apiSend =
  (origin: string): MakeSend =>
  ({ token }, conversationId) => ({
    url: `${origin}/graphql`,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: SEND, variables: { input: { conversationId, clientId: randomUUID(), text } } }),
  });

let turn = 0;

async function sendFor(
  agent: Agent,
  { people, id }: { people: Member[]; id: string },
  make: MakeSend,
): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let sent = 0;
  while (performance.now() < end) {
    turn += 1;
    const person = people[turn % people.length];
    if (!person) continue;
    const answer = await post(agent, make(person, id));
    if (!answer.includes('"number"')) throw new Error(answer);
    sent += 1;
  }
  return sent;
}
