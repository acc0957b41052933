// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [usual = '', more = ''] = css.split('@media (prefers-contrast: more)');
const colours = readColours(usual);
/** For whoever asks their system for more contrast. */
const strong = new Map([...colours, ...readColours(more)]);

function readColours(text: string) {
  const pairs = [...text.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
  return new Map(pairs.map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const onGrounds = ['ink', 'ink-2', 'ink-3', 'brass', 'bad', 'ok', 'note'].flatMap((text) =>
  ['ground', 'surface', 'raised', 'stage'].map((ground) => [text, ground] as const),
);
const readable = [
  ...onGrounds,
  ['on-action', 'action'],
  ['ground', 'ink'],
  ['brass', 'brass-soft'],
  ['ink', 'brass-soft'],
  ['ok', 'ok-soft'],
  ['bad', 'bad-soft'],
  ['note', 'note-soft'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(readable)('%s can be read on %s (4.5 : 1)', (text, ground) => {
    const value = contrast(colours.get(text)?.[scheme] ?? '', colours.get(ground)?.[scheme] ?? '');
    expect(value).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'surface', 'raised'])('the focus ring stands out on %s (3 : 1)', (ground) => {
    const value = contrast(colours.get('brass-fill')?.[scheme] ?? '', colours.get(ground)?.[scheme] ?? '');
    expect(value).toBeGreaterThanOrEqual(3);
  });

  test.each(onGrounds)('with more contrast %s can be read on %s (7 : 1)', (text, ground) => {
    const value = contrast(strong.get(text)?.[scheme] ?? '', strong.get(ground)?.[scheme] ?? '');
    expect(value).toBeGreaterThanOrEqual(7);
  });

  test.each(['ground', 'surface', 'raised', 'stage'])('with more contrast lines stand out on %s (3 : 1)', (ground) => {
    for (const line of ['line', 'line-2', 'brass-fill'])
      expect(contrast(strong.get(line)?.[scheme] ?? '', strong.get(ground)?.[scheme] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
