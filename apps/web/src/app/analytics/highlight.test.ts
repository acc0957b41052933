import { describe, expect, test } from 'vitest';
import { type HighlightInput, highlightText } from './highlight.ts';

const channel = (name: HighlightInput['channels'][number]['channel'], views: number, conversions: number) =>
  ({ __typename: 'AnalyticsChannel', channel: name, views, conversions }) as const;
const campaign = (name: string | null, conversions: number, source: string | null = null) =>
  ({ __typename: 'AnalyticsCampaign', source, medium: null, campaign: name, views: 9, conversions }) as const;
const country = (code: string | null, views: number) =>
  ({ __typename: 'AnalyticsCountry', country: code, views }) as const;
const told = (changes: Partial<HighlightInput>): HighlightInput => ({
  ...{ totals: { views: 120 }, channels: [], campaigns: [], countries: [] },
  ...changes,
});

describe('the sentence above the charts', () => {
  test.each([
    [
      'the channel with the most conversions, though another has more views',
      { channels: [channel('LINK', 80, 4), channel('QR', 30, 43)] },
      'Your QR code brought 43 visitors who saved your contact or got in touch.',
    ],
    [
      'a campaign, which says more, as long as it brought half as much',
      { channels: [channel('QR', 70, 80)], campaigns: [campaign('Milan', 43)] },
      '“Milan” brought 43 visitors who saved your contact or got in touch.',
    ],
    [
      'a campaign of printed codes as what it is',
      { channels: [channel('QR', 70, 60)], campaigns: [{ ...campaign('Milan', 43), medium: 'booth' }] },
      'QR codes at “Milan” brought 43 visitors who saved your contact or got in touch.',
    ],
    [
      'a campaign of other links by its name alone',
      { campaigns: [{ ...campaign('मेला', 3), medium: 'email' }] },
      '“मेला” brought 3 visitors who saved your contact or got in touch.',
    ],
    [
      'the channel where the campaign brought less than half of it',
      { channels: [channel('QR', 70, 80)], campaigns: [campaign('Milan', 39)] },
      'Your QR code brought 80 visitors who saved your contact or got in touch.',
    ],
    [
      'a campaign by its source where it has no name',
      { campaigns: [campaign(null, 3, 'Münchner Messe – Halle 3')] },
      '“Münchner Messe – Halle 3” brought 3 visitors who saved your contact or got in touch.',
    ],
    [
      'views where two conversions may be chance',
      { channels: [channel(null, 100, 90), channel('DIRECTORY', 15, 2)], campaigns: [campaign('Milan', 2)] },
      '15 of 120 views came from Explore.',
    ],
    [
      'NFC tags, which are no links to click',
      { channels: [channel('NFC', 70, 43)] },
      'Your NFC tags brought 43 visitors who saved your contact or got in touch.',
    ],
    [
      'the country where no link told the way',
      { channels: [channel(null, 120, 9)], countries: [country(null, 70), country('IT', 50)] },
      '50 of 120 views came from Italy.',
    ],
    [
      'nothing that it does not know',
      { channels: [channel(null, 120, 9)] },
      'These visitors didn’t come through your links or QR codes.',
    ],
    [
      'that it is too early, whatever the one eager visitor did',
      { totals: { views: 9 }, channels: [channel('QR', 9, 9)] },
      'Too few views to tell what works best. Share your card to see it here.',
    ],
  ] satisfies [string, Partial<HighlightInput>, string][])('names %s', (_what, changes, expected) => {
    expect(highlightText(told(changes))).toBe(expected);
  });
});
