import type { EntityManager } from 'typeorm';

/** The addresses of all pictures elsewhere that cards show. */
export async function listPictureLinks(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ link: string }[]>(
    `SELECT DISTINCT shown.link FROM cards c, LATERAL (VALUES
       (c.data->>'logoUrl'), (c.data#>>'{extra,company,companyLogo}'), (c.data#>>'{extra,personal,photoUrl}'),
       (c.data#>>'{design,coverUrl}')) AS shown (link)
      WHERE shown.link ~ '^https?://'
     UNION SELECT work->>'imageUrl' FROM cards c, jsonb_array_elements(coalesce(c.data#>'{extra,works}', '[]')) AS work
      WHERE work->>'imageUrl' ~ '^https?://'`,
  );
  return rows.map(({ link }) => link);
}
