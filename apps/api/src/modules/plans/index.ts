/** The currencies in which plans are sold, in GraphQL. */
export { CurrencyEnum } from './currency.ts';
/** PLAN_LIMIT unless the person's plan includes the feature, or one more of what it counts. */
export { assertIncluded, findPlan, pickPlan, selectPlans } from './plan.service.ts';
