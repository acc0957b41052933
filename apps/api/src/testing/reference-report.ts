import {
  addDays,
  type CardActionTarget,
  type Channel,
  conversionPercent,
  engagementScore,
  periodBefore,
  type Reached,
  type VisitorDeed,
} from '@tessera/domain';

/** A row of the single events, in the order of time. */
export interface Raw {
  kind: VisitorDeed;
  target: CardActionTarget | null;
  visitor: string;
  isRobot: boolean;
  channel: Channel | null;
  country: string | null;
  utm: { source?: string } | null;
  cardId: string;
  at: Date;
}

interface Days {
  from: string;
  to: string;
  timeZone: string;
}

/** What a report has to say, counted from the single events by the plain definitions, one after the other. */
export function reportFrom(raw: Raw[], days: Days) {
  const now = within(raw, days);
  const before = within(raw, { ...days, ...periodBefore(days) });
  const dates: string[] = [];
  for (let date = days.from; date <= days.to; date = addDays(date, 1)) dates.push(date);
  const each = dates.map((date) => readPeriod(within(raw, { ...days, from: date, to: date })));
  const reached = readReached(now.visitorDays);
  return {
    dates,
    views: each.map(({ views }) => views),
    visitors: each.map(({ visitors }) => visitors),
    actions: each.map(({ actions }) => actions),
    saves: each.map(({ saves }) => saves),
    leads: each.map(({ leads }) => leads),
    conversionTrend: each.map(({ conversionRate }) => conversionRate),
    totals: readPeriod(now),
    previous: readPeriod(before),
    ...loadParts(now, before),
    funnel: { views: reached[0], actions: reached[1], saves: reached[3], leads: reached[4] },
  };
}

type Stretch = ReturnType<typeof within>;

/** Events by their own time; visitor-days, which are all events of one visitor, by the time of the first. */
function within(raw: Raw[], { from, to, timeZone }: Days) {
  const format = new Intl.DateTimeFormat('sv', { timeZone });
  const isIn = ({ at }: Raw) => format.format(at) >= from && format.format(at) <= to;
  const people = raw.filter(({ isRobot }) => !isRobot);
  const visitorDays = [...groupBy(people, ({ visitor }) => visitor).values()].filter(
    ([first]) => first !== undefined && isIn(first),
  );
  return { events: raw.filter(isIn), visitorDays };
}

function readPeriod({ events, visitorDays }: Stretch) {
  const count = (kind: VisitorDeed) => events.filter((event) => event.kind === kind && !event.isRobot).length;
  const reached = readReached(visitorDays);
  return {
    views: count('VIEW'),
    actions: count('ACTION'),
    saves: count('SAVE'),
    leads: count('LEAD'),
    filteredViews: events.filter(({ kind, isRobot }) => kind === 'VIEW' && isRobot).length,
    visitors: visitorDays.length,
    conversionRate: conversionPercent(visitorDays.filter(hasConverted).length, visitorDays.length),
    engagementScore: engagementScore(reached),
  };
}

function readReached(visitorDays: Raw[][]): Reached {
  const count = (condition: (event: Raw) => boolean) => visitorDays.filter((day) => day.some(condition)).length;
  return [
    visitorDays.length,
    count(({ kind }) => kind !== 'VIEW'),
    visitorDays.filter(hasConverted).length,
    count(({ kind }) => kind === 'SAVE' || kind === 'LEAD'),
    count(({ kind }) => kind === 'LEAD'),
  ];
}

function hasConverted(day: Raw[]): boolean {
  return day.some(
    ({ kind, target }) => kind === 'SAVE' || kind === 'LEAD' || ['phone', 'email', 'whatsapp'].includes(target ?? ''),
  );
}

function loadParts(now: Stretch, before: Stretch) {
  const taps = groupBy(
    now.events.filter(({ kind, isRobot }) => kind === 'ACTION' && !isRobot),
    ({ target }) => target,
  );
  const previousTaps = groupBy(
    before.events.filter(({ kind, isRobot }) => kind === 'ACTION' && !isRobot),
    ({ target }) => target,
  );
  const targets = [...new Set([...taps.keys(), ...previousTaps.keys()])];
  return {
    links: targets.map((target) => ({
      target: target?.toUpperCase(),
      taps: taps.get(target)?.length ?? 0,
      previousTaps: previousTaps.get(target)?.length ?? 0,
    })),
    channels: splitBy(now, ({ channel }) => channel).map(({ key: channel, ...counts }) => ({ channel, ...counts })),
    countries: splitBy(now, ({ country }) => country)
      .filter(({ views }) => views > 0)
      .map(({ key: country, views }) => ({ country, views })),
    campaigns: splitBy(now, ({ utm }) => utm?.source ?? null)
      .filter(({ key }) => key !== null)
      .map(({ key: source, ...counts }) => ({ source, medium: null, campaign: null, ...counts })),
  };
}

/** Views by what they carry, and converted visitor-days by what their first event carries. */
function splitBy<Key>({ events, visitorDays }: Stretch, keyOf: (event: Raw) => Key) {
  const views = groupBy(
    events.filter(({ kind, isRobot }) => kind === 'VIEW' && !isRobot),
    keyOf,
  );
  const firsts = groupBy(
    visitorDays.filter(hasConverted).flatMap(([first]) => first ?? []),
    keyOf,
  );
  return [...new Set([...views.keys(), ...firsts.keys()])].map((key) => ({
    key,
    views: views.get(key)?.length ?? 0,
    conversions: firsts.get(key)?.length ?? 0,
  }));
}

function groupBy<Key>(events: Raw[], keyOf: (event: Raw) => Key): Map<Key, Raw[]> {
  const groups = new Map<Key, Raw[]>();
  for (const event of events) groups.set(keyOf(event), [...(groups.get(keyOf(event)) ?? []), event]);
  return groups;
}

/** With lists in an order of their own: where two are alike, either may come first. */
export function inOrder<Report extends object>(report: Report): Report {
  const entries = Object.entries(report).map(([name, value]) => {
    const isList = Array.isArray(value) && typeof value[0] === 'object';
    return [name, isList ? value.map((one) => JSON.stringify(one)).sort() : value];
  });
  return Object.fromEntries(entries) as Report;
}
