/** What each figure counts, in words for people who look at it. */
export interface Figure {
  name: string;
  explanation: readonly string[];
}

/** The names are the product's; what they mean is what the server computes. */
export const FIGURES = {
  totalViews: {
    name: 'Total Views',
    explanation: [
      'A view is one of your cards on somebody’s screen for at least one second. The same visitor counts once per card in 30 minutes.',
      'Your own views, robots and link previews do not count. The total is of all time.',
    ],
  },
  totalShares: {
    name: 'Total Shares',
    explanation: [
      'Each time you copy a link or a text, send a card by WhatsApp, or download its QR code. Opening the share dialog is no share.',
      'The total is of all time.',
    ],
  },
  newConnections: {
    name: 'New Connections',
    explanation: ['People who became your contact for the first time, told apart by e-mail, else phone.'],
  },
  engagementScore: {
    name: 'Engagement Score',
    explanation: [
      'From 0 to 100. Each visitor’s day counts with the most that they did: viewed 0, tapped a link 0.3, tapped phone, e-mail or WhatsApp 0.6, saved the contact 0.8, left their own 1.',
      'Score = 100 × (sum + 1.5) ÷ (visitor-days + 10). The constants keep a single eager visitor from making a perfect score; without visitors it is 0.',
    ],
  },
  views: { name: 'Views', explanation: ['Views a day, over the last 30 days in your time zone.'] },
  shares: { name: 'Shares', explanation: ['Acts of sharing a day, over the last 30 days in your time zone.'] },
  conversion: {
    name: 'Conversion Trend',
    explanation: [
      'Of the visitors of a day, the share who saved the contact, left their own, or tapped phone, e-mail or WhatsApp.',
      'Where this is not known, the moving average of five days of views stands in.',
    ],
  },
} as const satisfies Record<string, Figure>;
