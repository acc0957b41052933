import type { EntityManager } from 'typeorm';

/** The addresses of all linked pictures on cards, each with an owner of such a card. */
export async function listPictureLinks(tx: EntityManager): Promise<{ link: string; ownerId: string }[]> {
  return tx.query<{ link: string; ownerId: string }[]>(
    `SELECT shown.link, c.owner_id AS "ownerId" FROM cards c, LATERAL (VALUES
       (c.data->>'logoUrl'), (c.data#>>'{extra,company,companyLogo}'), (c.data#>>'{extra,personal,photoUrl}'),
       (c.data#>>'{design,coverUrl}')) AS shown (link)
      WHERE shown.link ~ '^https?://'
     UNION SELECT work->>'imageUrl', c.owner_id FROM cards c, jsonb_array_elements(coalesce(c.data#>'{extra,works}', '[]')) AS work
      WHERE work->>'imageUrl' ~ '^https?://'`,
  );
}
