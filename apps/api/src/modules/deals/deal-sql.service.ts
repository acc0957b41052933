// SQL on the deals' tables for statements of other modules. Arguments are SQL with its aliases, never values.

/** Whether the person has a deal whose version is another than `sentVersion` (of the deal `d.id`) gives; none is 0. */
export function haveOtherVersions(ownerId: string, sentVersion: string): string {
  return `EXISTS (SELECT 1 FROM deals d WHERE d.owner_id = ${ownerId} AND d.version <> coalesce((${sentVersion}), 0))`;
}

/** Keeps the `title` that `selectTitle` gives, on the deals with the contacts that `selectIds` gives. */
export function keepNameOnDeals({ selectTitle, selectIds }: { selectTitle: string; selectIds: string }): string {
  return `UPDATE deals d SET kept_name = kept.title FROM (${selectTitle}) kept WHERE d.contact_id IN (${selectIds})`;
}
