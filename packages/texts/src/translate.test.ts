import { describe, expect, test } from 'vitest';
import { t } from './texts.ts';
import { translate, translateKept } from './translate.ts';

describe('a text that was kept in English', () => {
  test('is known again with its values, long after it was said', () => {
    expect(translateKept('There was no answer within 10 seconds.', 'de')).toBe(
      'Es kam keine Antwort innerhalb von 10 Sekunden.',
    );
  });

  test('brings the text within it along', () => {
    const kept = 'All deliveries of the last 3 days failed. Last error: The connection broke.';
    expect(translateKept(kept, 'es')).toBe(
      'Fallaron todas las entregas de los últimos 3 días. Último error: Se cortó la conexión.',
    );
  });

  test.each(['Meet me on Monday', 'HubSpot: Property values were not valid', ''])(
    '%j stays as somebody wrote it',
    (kept) => {
      expect(translateKept(kept, 'hi')).toBe(kept);
    },
  );

  test('stays as it is for who reads English', () => {
    expect(translateKept('The connection broke.', 'en')).toBe('The connection broke.');
  });
});

describe('an English word with two meanings', () => {
  test('is shown without its meaning', () => {
    expect([t('Role|in a team'), t('Event|card type'), t('Event')]).toEqual(['Role', 'Event', 'Event']);
  });

  test('is translated by its meaning', () => {
    expect(translate(t('Role|in a team'), 'de')).toBe('Rolle');
    expect(translate('Company', 'de')).toBe('Unternehmen');
  });
});
