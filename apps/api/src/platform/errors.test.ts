import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { toPublicError } from './errors.ts';

test('an unexpected error is logged, and told without its words', () => {
  const error = vi.fn();
  const cause = new Error('relation "cards" of postgres://tessera:secret@db');
  const told = toPublicError(cause, { error } as unknown as FastifyBaseLogger);
  expect(told.code).toBe('INTERNAL');
  expect(JSON.stringify(told)).not.toMatch(/relation|secret|postgres/);
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: cause }, 'unexpected error');
});

test('an answer to what fails inside names no table, statement or file', async () => {
  const server = await startTestServer({ LOG_LEVEL: 'silent' });
  const person = await server.register();
  await server.services.db.query('ALTER TABLE contacts RENAME TO contacts_away');
  const answers = [
    await server.rest('GET', '/api/contacts', { as: person }),
    await server.graphql('{ contacts(first: 1) { totalCount edges { node { id } } } }', { as: person }),
  ];
  await server.close();
  expect(answers[0]?.status).toBe(500);
  for (const answer of answers) {
    const text = JSON.stringify('body' in answer ? answer.body : answer.errors);
    expect(text).toContain('INTERNAL');
    expect(text).not.toMatch(/contacts_away|relation|SELECT|\.ts\b|\.js\b|node_modules/);
  }
});
