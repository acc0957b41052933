// SQL on the tables of figures for statements of other modules. Arguments are SQL expressions, never values.

/** How often people have seen the card, as `CardTotals.views` says it. */
export function sumViewsOfCard(cardId: string): string {
  return `(SELECT coalesce(sum(f.views), 0)::int FROM card_figures f WHERE f.card_id = ${cardId} AND f.is_day)`;
}
