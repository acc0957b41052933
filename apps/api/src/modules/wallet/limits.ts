export const limits = {
  /** Passes that people download, and links to Google; at a fair many share an address. */
  walletByAddress: { points: 120, duration: 600 },
  /** What phones ask by themselves, in networks of many. */
  walletDeviceByAddress: { points: 1200, duration: 60 },
  /** Requests of all processes to Google, which takes 20 a second; the job makes one or two. */
  googleWallet: { points: 8, duration: 1 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}
