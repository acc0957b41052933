import type { Figure } from '../../figures/explain.tsx';

const VIEW =
  'A view is one of your cards on somebody’s screen for at least one second. The same visitor counts once per card in 30 minutes.';
const VISITOR_DAY =
  'A visitor-day is one visitor of one card on one day. Nobody is recognised on another day or on another card: what would tell is destroyed every night.';
const WEEKS = 'More than 100 days are summed up in weeks.';
const SCORE =
  'Score = 100 × (sum + 1.5) ÷ (visitor-days + 10). The constants keep a single eager visitor from making a perfect score; without visitors it is 0.';
const WEIGHTS =
  'From 0 to 100. Each visitor’s day counts with the most that they did: viewed 0, tapped a link 0.3, tapped phone, email or WhatsApp 0.6, saved the contact 0.8, left their own 1.';

/** The names are the product's; what they mean is what the server computes. */
export const FIGURES = {
  totalViews: {
    name: 'Total Views',
    explanation: [VIEW, 'Your own views, robots and link previews do not count. The total is of all time.'],
  },
  totalShares: {
    name: 'Total Shares',
    explanation: [
      'Each time you copy a link or a text, send a card by WhatsApp, post it to a group, share it with people in the app, or download its QR code. Opening the share dialog is no share.',
      'The total is of all time.',
    ],
  },
  newConnections: {
    name: 'New Connections',
    explanation: ['People who became your contact for the first time, told apart by email, else phone.'],
  },
  engagementScore: { name: 'Engagement Score', explanation: [WEIGHTS, SCORE] },
  views: { name: 'Views', explanation: ['Views a day, over the last 30 days in your time zone.'] },
  shares: { name: 'Shares', explanation: ['Acts of sharing a day, over the last 30 days in your time zone.'] },
  conversion: {
    name: 'Conversion Trend',
    explanation: [
      'Of the visitors of a day, the share who saved the contact, left their own, or tapped phone, email or WhatsApp.',
      'Where this is not known, the moving average of five days of views stands in.',
    ],
  },
} as const satisfies Record<string, Figure>;

/** Those of the report, which covers the chosen days and cards. */
export const REPORT_FIGURES = {
  views: { name: 'Views', explanation: [VIEW, 'Your own views, robots and link previews do not count.'] },
  visitors: { name: 'Visitors', explanation: [VISITOR_DAY, 'The figure is the number of visitor-days.'] },
  actions: {
    name: 'Taps',
    explanation: ['Each tap on a phone number, email address, website, map or profile of a card.'],
  },
  saves: { name: 'Saves', explanation: ['Each time that the contact file of a card was fetched.'] },
  leads: { name: 'Leads', explanation: ['Each time that a visitor left their own details on a card.'] },
  shares: {
    name: 'Shares',
    explanation: [
      'Each time you copied a link or a text, sent a card by WhatsApp, to a group or a person, or downloaded its QR code.',
    ],
  },
  newConnections: {
    name: 'New Connections',
    explanation: [
      'People who became your contact for the first time, told apart by email, else phone. Contacts belong to no card, so this figure is of all cards also when one is chosen.',
    ],
  },
  engagementScore: { name: 'Engagement Score', explanation: [WEIGHTS, SCORE, 'Here it is of the chosen days only.'] },
  viewsByDay: {
    name: 'Views by Day',
    subject: 'Views',
    explanation: [VIEW, `The line shows visitors. ${VISITOR_DAY}`, WEEKS],
  },
  conversions: {
    name: 'Conversions',
    explanation: [
      'Conversion = 100 × visitor-days with a save, a lead, or a tap on phone, email or WhatsApp ÷ all visitor-days.',
      `${WEEKS} A week counts all its visitor-days alike.`,
    ],
  },
  links: { name: 'Top Links', explanation: ['Taps on each of the links of your cards. One visitor may tap often.'] },
  channels: {
    name: 'Channels',
    explanation: [
      'How visitors came: by a link that you shared, your QR code, a group, inside the app, or the directory. Unknown are those who typed or bookmarked the address, and those whose way nothing told.',
      'A conversion is a visitor-day with a save, a lead, or a tap on phone, email or WhatsApp.',
    ],
  },
  campaigns: {
    name: 'Campaigns',
    explanation: [
      'What you put into the addresses that you publish as utm_source, utm_medium and utm_campaign. At most 50, the most viewed first.',
    ],
  },
  countries: {
    name: 'Countries',
    explanation: [
      'Told by the time zone of the visitor’s browser, else by its language. Network addresses are not looked up, so a traveller counts at home.',
    ],
  },
  funnel: {
    name: 'From view to lead',
    explanation: [
      'Visitor-days by how far they came. Each step counts those that came at least this far, so a visitor who saved the contact without tapping a link counts as having come past the taps.',
      VISITOR_DAY,
    ],
  },
  sales: {
    name: 'From view to won deal',
    explanation: [
      'Views, and details that visitors left, in these days. Deals are those opened in these days with what a visitor left on a card. Won are those of them that are won by now.',
      'Deals with contacts that left no details on a card are no part of it. A campaign’s leads count while what they left is kept.',
    ],
  },
} as const satisfies Record<string, Figure>;
