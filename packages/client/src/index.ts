export * from './apollo-client.ts';
export * from './fetch-with-retry.ts';
export * from './generated/graphql.ts';
export * from './generated/query-texts.ts';
export * from './live-socket.ts';
export { nameSession } from './name-session.ts';
export { type PlanRefusal, planIn, readPlanRefusal } from './plan-limit-link.ts';
export { readProofs } from './step-up-link.ts';
