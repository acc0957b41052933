import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@tessera/domain';
import { writeChange } from './change-document.ts';
import type { Person, TestServer } from './server.ts';

export interface Outcome<Data> {
  data: Data | null;
  code: ErrorCode | undefined;
  fields: Record<string, string> | undefined;
}

export interface SentMessage {
  id: string;
  number: number;
  revision: number;
  text: string;
  clientId: string;
  deletedAt: string | null;
}

const MESSAGE = 'id number revision text clientId deletedAt';

/** What tests of the chat say to a server, as a person. */
export function chatFixtures(server: TestServer) {
  async function ask<Data = Record<string, never>>(
    query: string,
    as: Person | null,
    variables: object = {},
  ): Promise<Outcome<Data>> {
    const { data, errors } = await server.graphql<Data>(query, { variables, as });
    const { code, fields } = errors?.[0]?.extensions ?? {};
    return { data: data ?? null, code, fields };
  }
  /** The one root field of a mutation that takes an input. */
  async function change<Data>(name: string, input: object, as: Person | null, selection = '') {
    const { query, read } = writeChange(name, selection);
    const { data, ...rest } = await ask<Record<string, unknown>>(query, as, { input });
    return { result: read<Data>(data), ...rest };
  }
  const send = (conversationId: string, as: Person | null, more: object = {}, selection = MESSAGE) =>
    change<SentMessage & Record<string, unknown>>(
      'sendMessage',
      { conversationId, clientId: randomUUID(), text: 'Hello', ...more },
      as,
      `{ ${selection} }`,
    );
  return {
    ask,
    change,
    send,
    async group(owner: Person, ...others: Person[]): Promise<string> {
      const { result } = await change<{ id: string; joinCode: string }>(
        'createGroup',
        { name: 'Team' },
        owner,
        '{ id joinCode }',
      );
      if (!result) throw new Error('no group was made');
      for (const one of others) await change('joinGroup', { code: result.joinCode }, one, '{ id }');
      return result.id;
    },
    async direct(one: Person, other: Person): Promise<string> {
      const { result } = await change<{ id: string }>('openDirect', { userId: other.id }, one, '{ id }');
      return result?.id ?? '';
    },
    async numbers(conversationId: string, as: Person): Promise<number[]> {
      const { data } = await ask<{ conversation: { messages: { nodes: { number: number }[] } } | null }>(
        'query ($id: ID!) { conversation(id: $id) { messages(last: 100) { nodes { number } } } }',
        as,
        { id: conversationId },
      );
      return data?.conversation?.messages.nodes.map(({ number }) => number) ?? [];
    },
  };
}
