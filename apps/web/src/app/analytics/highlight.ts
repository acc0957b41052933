import type { Channel } from '@tessera/client';
import { CODE_MEDIUMS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { regionName } from '../../locale/format.ts';
import type { ReportData } from './report-rows.ts';

/** With fewer, one eager visitor would decide what works. */
const LEAST_VIEWS = 10;
const LEAST_CONVERSIONS = 3;

/** Written with the separators of the reader's region. */
type Views = Record<'count' | 'views', { amount: number }>;

const BROUGHT: Record<Channel, (values: { count: number }) => string> = {
  LINK: ({ count }) =>
    t(
      '{count, plural, one {The links you shared brought one visitor who saved your contact or got in touch.} other {The links you shared brought # visitors who saved your contact or got in touch.}}',
      { count },
    ),
  QR: ({ count }) =>
    t(
      '{count, plural, one {Your QR code brought one visitor who saved your contact or got in touch.} other {Your QR code brought # visitors who saved your contact or got in touch.}}',
      { count },
    ),
  NFC: ({ count }) =>
    t(
      '{count, plural, one {Your NFC tags brought one visitor who saved your contact or got in touch.} other {Your NFC tags brought # visitors who saved your contact or got in touch.}}',
      { count },
    ),
  GROUP: ({ count }) =>
    t(
      '{count, plural, one {Your groups brought one visitor who saved your contact or got in touch.} other {Your groups brought # visitors who saved your contact or got in touch.}}',
      { count },
    ),
  IN_APP: ({ count }) =>
    t(
      '{count, plural, one {Cards you sent in the app brought one visitor who saved your contact or got in touch.} other {Cards you sent in the app brought # visitors who saved your contact or got in touch.}}',
      { count },
    ),
  DIRECTORY: ({ count }) =>
    t(
      '{count, plural, one {Explore brought one visitor who saved your contact or got in touch.} other {Explore brought # visitors who saved your contact or got in touch.}}',
      { count },
    ),
};

const VIEWED: Record<Channel, (values: Views) => string> = {
  LINK: (values) => t('{count} of {views} views came from links you shared.', values),
  QR: (values) => t('{count} of {views} views came from your QR code.', values),
  NFC: (values) => t('{count} of {views} views came from your NFC tags.', values),
  GROUP: (values) => t('{count} of {views} views came from your groups.', values),
  IN_APP: (values) => t('{count} of {views} views came from cards you sent in the app.', values),
  DIRECTORY: (values) => t('{count} of {views} views came from Explore.', values),
};

export type HighlightInput = Pick<ReportData, 'channels' | 'campaigns' | 'countries'> & { totals: { views: number } };

/**
 * The best result of these days, in one sentence: the campaign or the channel that brought the most conversions, else the
 * one that brought the most views, else the country. Says that it is too early to tell where there is too little.
 */
export function highlightText(report: HighlightInput): string {
  const { views } = report.totals;
  if (views < LEAST_VIEWS) return t('Too few views to tell what works best. Share your card to see it here.');
  return (
    conversionsText(report) ?? viewsText(report) ?? t('These visitors didn’t come through your links or QR codes.')
  );
}

/** A campaign says more than a channel, so it wins unless the channel brought more than twice as much. */
function conversionsText({ channels, campaigns }: HighlightInput): string | null {
  const channel = findMost(channels, 'conversions');
  const campaign = findMost(campaigns, 'conversions');
  const name = campaign && (campaign.campaign ?? campaign.source);
  if (campaign && name && isEnough(campaign) && campaign.conversions * 2 >= (channel?.conversions ?? 0)) {
    const values = { name, count: campaign.conversions };
    if (isOfCodes(campaign)) {
      return t(
        '{count, plural, one {QR codes at “{name}” brought one visitor who saved your contact or got in touch.} other {QR codes at “{name}” brought # visitors who saved your contact or got in touch.}}',
        values,
      );
    }
    return t(
      '{count, plural, one {“{name}” brought one visitor who saved your contact or got in touch.} other {“{name}” brought # visitors who saved your contact or got in touch.}}',
      values,
    );
  }
  return channel?.channel && isEnough(channel) ? BROUGHT[channel.channel]({ count: channel.conversions }) : null;
}

/** Whether the campaign is one of printed codes, whose addresses say where they are. */
function isOfCodes({ medium }: HighlightInput['campaigns'][number]): boolean {
  return CODE_MEDIUMS.some((known) => known === medium);
}

function viewsText({ totals: { views }, channels, countries }: HighlightInput): string | null {
  const ofAll = (count: number): Views => ({ count: { amount: count }, views: { amount: views } });
  const channel = findMost(channels, 'views');
  if (channel?.channel) return VIEWED[channel.channel](ofAll(channel.views));
  const place = findMost(countries, 'views');
  if (!place?.country) return null;
  return t('{count} of {views} views came from {country}.', {
    ...ofAll(place.views),
    country: regionName(place.country),
  });
}

function isEnough({ conversions }: { conversions: number }): boolean {
  return conversions >= LEAST_CONVERSIONS;
}

/** The first of those with the most; what nothing told (a null of channel or country) doesn't count. */
function findMost<Key extends 'views' | 'conversions', Row extends Record<Key, number> & Partial<ChannelOrCountry>>(
  rows: readonly Row[],
  key: Key,
): Row | undefined {
  const known = rows.filter((row) => row.channel !== null && row.country !== null && row[key] > 0);
  return known.reduce<Row | undefined>((most, row) => (most && most[key] >= row[key] ? most : row), undefined);
}

interface ChannelOrCountry {
  channel: Channel | null;
  country: string | null;
}
