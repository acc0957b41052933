import { describe, expect, test } from 'vitest';
import { render } from './render.ts';
import { listOf, msg, t } from './texts.ts';

describe('a message', () => {
  const slow = msg('There was no answer within {seconds} seconds.', { seconds: 10 });

  test('is said in its reader’s language, also after it was stored', () => {
    const stored = JSON.parse(JSON.stringify(slow));
    expect(render(stored, 'de')).toBe('Es kam keine Antwort innerhalb von 10 Sekunden.');
    expect(render(stored, 'en')).toBe('There was no answer within 10 seconds.');
  });

  test('says the messages within it in the same language', () => {
    const all = msg('All deliveries of the last {days} days failed. Last error: {problem}', {
      days: 3,
      problem: msg('The connection broke.'),
    });
    expect(render(all, 'es')).toBe(
      'Fallaron todas las entregas de los últimos 3 días. Último error: Se cortó la conexión.',
    );
    expect(render(msg('This token lacks {scopes}.', { scopes: listOf(['a', 'b']) }), 'en')).toBe(
      'This token lacks a and b.',
    );
  });
});

test.each(['Meet me on Monday', 'The connection broke.', ''])('%j stays as somebody wrote it', (words) => {
  expect(render(words, 'hi')).toBe(words);
});

describe('an English word with two meanings', () => {
  test('is shown without its meaning', () => {
    expect([t('Role|in a team'), t('Event|card type'), t('Event')]).toEqual(['Role', 'Event', 'Event']);
  });

  test('is translated by its meaning', () => {
    expect(render(msg('Role|in a team'), 'de')).toBe('Rolle');
    expect(render(msg('Company'), 'de')).toBe('Unternehmen');
  });
});
