import { emptyCardData } from '@tessera/domain';
import { beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';

const draft = {
  ownerId: 'asha',
  baseVersion: 3,
  values: { data: { ...emptyCardData(), name: 'Asha' }, visibility: 'UNLISTED' as const },
};

beforeEach(() => sessionStorage.clear());

test('a draft comes back for the same card and the same person', () => {
  writeDraft('a', draft);
  expect(readDraft('a', 'asha')).toEqual(draft);
  expect(readDraft('b', 'asha')).toBeNull();
  expect(readDraft(null, 'asha')).toBeNull();
});

test('nobody sees the draft of somebody else', () => {
  writeDraft(null, draft);
  expect(readDraft(null, 'mateo')).toBeNull();
  expect(readDraft(null, null)).toBeNull();
});

test('a forgotten or damaged draft is none', () => {
  writeDraft('a', draft);
  writeDraft('a', null);
  expect(readDraft('a', 'asha')).toBeNull();
  sessionStorage.setItem('builder-draft:a', '{broken');
  expect(readDraft('a', 'asha')).toBeNull();
});
