import { cardPreview, fillCardData, LOOK_CATALOGUE } from '@tessera/domain';
import { expect, test } from 'vitest';
import { fromFace, toFace } from './face-mapper.ts';

const design = LOOK_CATALOGUE.find((look) => look.design)?.design;

test.each([
  fillCardData({}),
  fillCardData({ type: 'personal', theme: 'tech', name: 'Asha', socials: { github: 'asha' }, tags: ['tiles'] }),
  fillCardData({ type: 'event', extra: { event: { date: '2026-12-18', place: 'Pune' } } }),
  fillCardData({
    design: { ...design, fonts: { name: 'serif', text: 'sans' }, coverUrl: 'https://example.com/a.png' },
  }),
])('a face that the API answers is drawn as the preview that it was made of', (data) => {
  const preview = cardPreview(data);
  expect(fromFace(toFace(preview))).toMatchObject(preview);
});
