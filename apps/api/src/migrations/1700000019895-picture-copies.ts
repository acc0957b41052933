import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE picture_copies (
    url text NOT NULL,
    copy_url text,
    problem text NOT NULL DEFAULT '',
    tried_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT picture_copies_pkey PRIMARY KEY (url)
  )`,
  'CREATE INDEX picture_copies_tried_at_idx ON picture_copies (tried_at)',
];

interface Preview {
  logo: string | null;
  photo: string | null;
  design?: { coverUrl?: string };
}

const isElsewhere = (url: string | null | undefined) => /^https?:/.test(url ?? '');
const toCopy = <Url extends string | null | undefined>(url: Url) =>
  isElsewhere(url) ? `/uploads/copy?of=${encodeURIComponent(url ?? '')}` : url;

/** The server's copies of pictures elsewhere. What the directory shows leads to them; the hourly sweep makes them. */
export class PictureCopies1700000019895 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
    const entries: { card_id: string; preview: Preview }[] = await runner.query(
      `SELECT card_id, preview FROM directory_entries
        WHERE preview->>'logo' ~ '^https?:' OR preview->>'photo' ~ '^https?:' OR preview#>>'{design,coverUrl}' ~ '^https?:'`,
    );
    for (const { card_id: id, preview } of entries) {
      const { design } = preview;
      const shown = {
        ...preview,
        ...{ logo: toCopy(preview.logo), photo: toCopy(preview.photo) },
        ...(design && { design: { ...design, ...(design.coverUrl && { coverUrl: toCopy(design.coverUrl) }) } }),
      };
      await runner.query('UPDATE directory_entries SET preview = $2 WHERE card_id = $1', [id, JSON.stringify(shown)]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE picture_copies');
  }
}
