import type { AddressName } from '@tessera/domain';

/** What stands around every screen of the dashboard. */
const AROUND = ['src/app/frame/around-screens.ts'];

/**
 * The modules that the router loads for a screen, as the build's manifest names them. The server tells browsers to fetch
 * them with the document, because they'd learn of them late, from the first script.
 */
export const SCREEN_MODULES: Partial<Record<AddressName, readonly string[]>> = {
  explore: ['src/app/explore/explore.tsx'],
  profile: [...AROUND, 'src/app/account/profile/profile.tsx'],
  chat: [...AROUND, 'src/app/chat/chat.tsx'],
  cards: [...AROUND, 'src/app/cards/cards.tsx'],
  builder: [...AROUND, 'src/app/cards/builder/builder.tsx'],
  shares: [...AROUND, 'src/parts/sharing/lists/shares.tsx'],
  analytics: [...AROUND, 'src/app/analytics/analytics.tsx'],
  contacts: [...AROUND, 'src/app/contacts/contacts.tsx'],
  team: [...AROUND, 'src/app/teams/team.tsx'],
  marketplace: [...AROUND, 'src/app/marketplace/marketplace.tsx'],
  integrations: [...AROUND, 'src/app/integrations/integrations.tsx'],
  billing: [...AROUND, 'src/parts/billing/billing.tsx'],
  settings: [...AROUND, 'src/app/settings/settings.tsx'],
  settingsPage: [...AROUND, 'src/app/settings/settings.tsx'],
  support: [...AROUND, 'src/app/support/support.tsx'],
};
