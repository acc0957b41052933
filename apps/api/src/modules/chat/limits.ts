import { GROUP_LIMITS, QUOTAS } from '@tessera/domain';

export const limits = {
  /** Tries of join codes; a right one is given back. At a fair everybody shares an address. */
  joinByViewer: { points: 10, duration: 60 },
  joinByAddress: { points: 300, duration: 60 },
  joinedByViewer: { points: QUOTAS.joinsPerHour, duration: 3600, pointsPerProcess: 40 },
  /** Telephone numbers that somebody asks into groups. */
  lookUpByViewer: { points: GROUP_LIMITS.lookUpsPerHour, duration: 3600 },
  messageByViewer: { points: 60, duration: 10, pointsPerProcess: 20 },
  editByViewer: { points: QUOTAS.messageEditsPerHour, duration: 3600, pointsPerProcess: 40 },
  reactionByViewer: { points: QUOTAS.reactionsPerHour, duration: 3600, pointsPerProcess: 40 },
  directByViewer: { points: 100, duration: 3600 },
  reportByViewer: { points: 20, duration: 3600 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}
