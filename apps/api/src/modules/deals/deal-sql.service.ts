// SQL on the deals' tables for statements of other modules. Arguments are SQL with its aliases, never values.

/** Keeps the `title` that `selectTitle` gives, on the deals with the contacts that `selectIds` gives. */
export function keepNameOnDeals({ selectTitle, selectIds }: { selectTitle: string; selectIds: string }): string {
  return `UPDATE deals d SET kept_name = kept.title FROM (${selectTitle}) kept WHERE d.contact_id IN (${selectIds})`;
}
