import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from '../tools/bench/signed-in-documents.ts';

const readSchema = (path: string) => buildSchema(readFileSync(new URL(path, import.meta.url), 'utf8'));
const ours = readSchema('../schema.graphql');
const peer = readSchema('../tools/bench/signed-in-peer.graphql');
const { CARD, CARDS, CONTACTS, INBOX } = documents;

test.each(Object.entries(documents))('the benchmark document %s is valid', (_name, text) => {
  expect(validate(ours, parse(text)).map(String)).toEqual([]);
});

test.each(Object.entries({ CARD, CARDS, CONTACTS, INBOX }))('Mercurius can answer the document %s', (_name, text) => {
  expect(validate(peer, parse(text)).map(String)).toEqual([]);
});
