export const limits = {
  /** Details that visitors leave; at a fair many of them share an address. */
  exchangeByAddress: { points: 60, duration: 3600 },
  exchangeByCard: { points: 300, duration: 3600 },
  /** Details on one card from one network, or IPv6 end site. The first ones are taken even when the card's limit is used up. */
  exchangeByCardSite: { points: 60, duration: 3600 },
  /** These first ones, from all networks together. */
  firstExchangesByCard: { points: 1000, duration: 3600 },
  /** Copies of what somebody left, to one email address: anybody can put anybody's into a form. */
  exchangeMailByRecipient: { points: 3, duration: 86_400 },
  /** After these, leads come in a digest. */
  leadMailByOwner: { points: 100, duration: 86_400 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}
