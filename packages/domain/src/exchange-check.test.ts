import { say } from '@tessera/texts';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_EXCHANGE_RULES,
  EXCHANGE_FIELDS,
  EXCHANGE_LIMITS,
  type ExchangeRules,
  exchangeConsent,
  exchangeRulesProblem,
} from './exchange.ts';
import { checkExchange } from './exchange-check.ts';

const rules = (changes: Partial<ExchangeRules> = {}) => ({ ...DEFAULT_EXCHANGE_RULES, ...changes });
const vera = { name: ' Vera  Visitor ', email: 'vera@example.com', phone: '98765 43210', note: ' one\r\ntwo ' };

describe('what a visitor leaves', () => {
  test('is stored tidy', () => {
    expect(checkExchange(vera, rules())).toEqual({
      errors: {},
      details: {
        ...{ name: 'Vera Visitor', email: 'vera@example.com', phone: '+919876543210', company: '', role: '' },
        note: 'one\ntwo',
      },
    });
  });

  test('has nothing that was not asked for', () => {
    const { details, errors } = checkExchange({ ...vera, role: 'CEO' }, rules({ phone: 'HIDDEN' }));
    expect([details.phone, details.role, errors]).toEqual(['', '', {}]);
  });

  test.each([
    ['name', { email: 'vera@example.com' }, {}],
    ['email', { name: 'Vera' }, {}],
    ['phone', { name: 'Vera' }, { email: 'HIDDEN' }],
    ['email', { name: 'Vera', phone: '+919876543210' }, { email: 'REQUIRED' }],
    ['company', { name: 'Vera', email: 'vera@example.com' }, { company: 'REQUIRED' }],
    ['email', { name: 'Vera', email: 'nobody' }, {}],
    ['note', { ...vera, note: 'x'.repeat(EXCHANGE_LIMITS.note + 1) }, {}],
    ['name', { ...vera, name: 'Win at https://evil.example' }, {}],
    ['company', { ...vera, company: 'www.evil.example' }, {}],
  ] as const)('names %s as wrong in %j with %j', (field, raw, changes) => {
    expect(Object.keys(checkExchange(raw, rules(changes)).errors)).toEqual([field]);
  });

  test('all that is wrong is named at once', () => {
    const all = Object.fromEntries(EXCHANGE_FIELDS.map((name) => [name, 'REQUIRED'])) as ExchangeRules;
    expect(Object.keys(checkExchange({}, all).errors).sort()).toEqual(['name', ...EXCHANGE_FIELDS].sort());
  });
});

test('a form asks for a way to reach the visitor', () => {
  expect(exchangeRulesProblem(rules())).toBeNull();
  expect(exchangeRulesProblem(rules({ email: 'HIDDEN' }))).toBeNull();
  expect(exchangeRulesProblem(rules({ email: 'HIDDEN', phone: 'HIDDEN' }))).not.toBeNull();
});

test('the consent says who keeps the details', () => {
  expect(say(exchangeConsent('Asha Rao'))).toContain('Asha Rao keeps these details');
});
