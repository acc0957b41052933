// SQL on the wallet's tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Whether visitors of the card's page can add it to wallets; null while its owner has chosen nothing. */
export function selectIsOnPage(cardId: string): string {
  return `SELECT w.is_on_page FROM wallet_passes w WHERE w.card_id = ${cardId}`;
}
