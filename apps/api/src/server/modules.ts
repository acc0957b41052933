import 'reflect-metadata';
import { registerListeners } from '../kernel/events.ts';
import { HOOKS } from '../kernel/hooks.ts';
import { registerLoaders } from '../kernel/loaders.ts';
import { registerTokenRules } from '../kernel/token-rules.ts';
import { analytics } from '../modules/analytics/module.ts';
import { billing } from '../modules/billing/module.ts';
import { cards } from '../modules/cards/module.ts';
import { chat } from '../modules/chat/module.ts';
import { connectors } from '../modules/connectors/module.ts';
import { contacts } from '../modules/contacts/module.ts';
import { deals } from '../modules/deals/module.ts';
import { exchange } from '../modules/exchange/module.ts';
import { explore } from '../modules/explore/module.ts';
import { exports } from '../modules/exports/module.ts';
import { firstSteps } from '../modules/first-steps/module.ts';
import { identity } from '../modules/identity/module.ts';
import { incidents } from '../modules/incidents/module.ts';
import { notifications } from '../modules/notifications/module.ts';
import { plans } from '../modules/plans/module.ts';
import { previews } from '../modules/previews/module.ts';
import { prints } from '../modules/prints/module.ts';
import { reminders } from '../modules/reminders/module.ts';
import { requests } from '../modules/requests/module.ts';
import { shares } from '../modules/shares/module.ts';
import { sync } from '../modules/sync/module.ts';
import { teams } from '../modules/teams/module.ts';
import { templates } from '../modules/templates/module.ts';
import { uploads } from '../modules/uploads/module.ts';
import { wallet } from '../modules/wallet/module.ts';
import { listenForWebhooks } from '../modules/webhooks/index.ts';
import { webhooks } from '../modules/webhooks/module.ts';

/** The parts of the product, from the ground up: each may call those above it in this list, and none below it. */
export const MODULES = [
  plans,
  identity,
  cards,
  uploads,
  templates,
  previews,
  explore,
  shares,
  wallet,
  chat,
  contacts,
  exchange,
  deals,
  reminders,
  teams,
  prints,
  connectors,
  analytics,
  notifications,
  webhooks,
  billing,
  incidents,
  requests,
  sync,
  exports,
  firstSteps,
];

for (const { loaders, on, answers = [], onAccountEnd, onAccessEnd, exports: part, tokens } of MODULES) {
  if (loaders) registerLoaders(loaders);
  if (tokens) registerTokenRules(tokens);
  if (on) registerListeners(on);
  for (const answer of answers) answer();
  if (onAccountEnd) HOOKS.accountEnd.push(onAccountEnd);
  if (onAccessEnd) HOOKS.accessEnd.push(onAccessEnd);
  if (part) HOOKS.exports.push(part);
}
for (const module of MODULES) if (module.webhooks) registerListeners(listenForWebhooks(module.webhooks));
