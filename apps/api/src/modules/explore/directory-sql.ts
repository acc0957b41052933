// SQL on the directory's tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** The address that the newest of the person's public cards with one shows; null without. */
export function selectShownEmail(ownerId: string): string {
  return `(SELECT v.preview->>'email' FROM directory_entries v WHERE v.owner_id = ${ownerId} AND v.preview->>'email' <> ''
    ORDER BY v.created_at DESC, v.card_id DESC LIMIT 1)`;
}

/** The number (E.164) on the person's newest public card that shows one; null if none does. */
export function selectShownPhone(ownerId: string): string {
  return `(SELECT substr(v.preview->>'phoneHref', length('tel:') + 1) FROM directory_entries v
    WHERE v.owner_id = ${ownerId} AND v.preview->>'phoneHref' <> '' ORDER BY v.created_at DESC, v.card_id DESC LIMIT 1)`;
}
