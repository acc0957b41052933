/** What the operator has set for wallets, and what is wrong with it. */
export { checkWallets } from './check-wallets.command.ts';
/** What Apple devices ask for. */
export {
  authorizeDevice,
  listChangedPasses,
  readLatestPass,
  registerDevice,
  unregisterDevice,
} from './device.service.ts';
/** SQL: whether visitors of a card's page can add it to wallets. */
export { selectIsOnPage } from './sql.ts';
/** Adding a card to wallets. */
export { downloadApplePass, findGoogleLink, listVisitorWallets } from './wallet.service.ts';
