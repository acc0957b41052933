// SQL on the deals' tables for statements of other modules. Arguments are SQL with its aliases, never values.

/** Whether the person has a deal whose version is another than `sentVersion` (of the deal `d.id`) gives; none is 0. */
export function haveOtherVersions(ownerId: string, sentVersion: string): string {
  return `EXISTS (SELECT 1 FROM deals d WHERE d.owner_id = ${ownerId} AND d.version <> coalesce((${sentVersion}), 0))`;
}

/** Keeps each `title` on the deals with that contact; `selectTitles` gives (id, title). */
export function keepNamesOnDeals(selectTitles: string): string {
  return `UPDATE deals d SET kept_name = kept.title FROM (${selectTitles}) kept WHERE d.contact_id = kept.id`;
}
