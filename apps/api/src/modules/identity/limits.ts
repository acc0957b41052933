import { PHONE_CODE } from '@tessera/domain';

export const limits = {
  signInByAddress: { points: 100, duration: 600 },
  /** Wrong passwords for one account: on a device that has signed in to it, from one network, and from all others. */
  signInByDevice: { points: 10, duration: 600 },
  signInByAccountNetwork: { points: 10, duration: 600 },
  signInByAccount: { points: 200, duration: 3600 },
  registerByAddress: { points: 60, duration: 3600 },
  /** Challenges for passkeys: the sign-in screen asks for one when it opens. */
  passkeyByAddress: { points: 300, duration: 600 },
  /** Codes of authenticator apps and recovery codes, after the right password. */
  codeByDevice: { points: 10, duration: 600 },
  codeByAccount: { points: 10, duration: 600 },
  /** Passwords and codes of somebody who is signed in. Another session of the account has its own. */
  proofBySession: { points: 10, duration: 600 },
  /** Mails that somebody can cause to be sent: by the address they ask from, and to one account. */
  mailByAddress: { points: 60, duration: 3600 },
  mailByDevice: { points: 10, duration: 3600 },
  mailByAccountNetwork: { points: 10, duration: 3600 },
  mailByAccount: { points: 10, duration: 3600 },
  /** Codes by text message: each costs money, and networks share it with who has them sent. */
  smsPauseByAccount: { points: 1, duration: PHONE_CODE.resendSeconds },
  smsByAccount: { points: 5, duration: 3600 },
  smsByNumber: { points: 5, duration: 86_400 },
  smsByAddress: { points: 20, duration: 3600 },
  smsADay: { points: 2000, duration: 86_400 },
  /** Steps of apps that connect: requests, tokens, refreshes. One address may serve many people. */
  oauthByAddress: { points: 1200, duration: 600 },
  /** Apps that register themselves. */
  appByAddress: { points: 30, duration: 3600 },
  /** Codes that devices show, as somebody types them. */
  deviceCodeByViewer: { points: 20, duration: 3600 },
  /** Tries of mailed links. */
  linkByAddress: { points: 60, duration: 600 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}
