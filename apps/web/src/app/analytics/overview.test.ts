import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { describe, expect, test } from 'vitest';
import { conversionSeries, isEmptyOverview, overviewErrorText } from './overview.ts';

describe('the conversion trend', () => {
  test('is what the server says', () => {
    expect(conversionSeries([10, 20], [1, 2])).toEqual({ values: [10, 20], isPercent: true });
  });

  test.each([[[]], [null], [undefined]])('is the moving average of the views when it is missing: %j', (missing) => {
    expect(conversionSeries(missing, [1, 2, 6])).toEqual({ values: [1, 1.5, 3], isPercent: false });
  });
});

test('an overview is empty only without any figure and any line', () => {
  const totals = { totalViews: 0, totalShares: 0, newConnections: 0 };
  expect(isEmptyOverview({ totals, recentActivity: [] })).toBe(true);
  expect(isEmptyOverview({ totals, recentActivity: [{}] })).toBe(false);
  expect(isEmptyOverview({ totals: { ...totals, totalViews: 1 }, recentActivity: [] })).toBe(false);
});

describe('the reason of a failure', () => {
  const answer = (status: number) => new Response(null, { status });

  test('is the server’s text when it sent no JSON, cut to 120 characters', () => {
    const error = new ServerParseError(new Error('Unexpected token'), {
      response: answer(200),
      bodyText: 'x'.repeat(500),
    });
    expect(overviewErrorText(error)).toBe(`Unexpected response (not JSON): ${'x'.repeat(120)}`);
  });

  test.each([
    ['its error', '{"error":"No such zone","message":"other"}', 'No such zone'],
    ['its message', '{"message":"Too many requests"}', 'Too many requests'],
    ['the first of its GraphQL errors', '{"errors":[{"message":"Too complex"}]}', 'Too complex'],
    ['the status where it says nothing', '{}', 'HTTP 429'],
    ['the status where it sent no JSON', 'Bad gateway', 'HTTP 429'],
  ])('of a refused call is %s', (_name, bodyText, text) => {
    expect(overviewErrorText(new ServerError('x', { response: answer(429), bodyText }))).toBe(text);
  });

  test('is what GraphQL said', () => {
    expect(overviewErrorText(new CombinedGraphQLErrors({ errors: [{ message: 'Sign in to continue.' }] }))).toBe(
      'Sign in to continue.',
    );
  });

  test('is a plain sentence when nothing is known', () => {
    expect(overviewErrorText(new Error(''))).toBe('Failed to load overview');
  });
});
