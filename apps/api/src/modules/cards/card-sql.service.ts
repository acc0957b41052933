// SQL on the cards' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Whether a public card of the person shows the number to everybody. */
export function hasPublicCardWithPhone(ownerId: string, phone: string): string {
  return `EXISTS (SELECT 1 FROM cards c WHERE c.owner_id = ${ownerId} AND c.visibility = 'PUBLIC'
    AND ${phone} IN (c.data->>'phone', c.data#>>'{extra,company,companyMobile}'))`;
}
