import type { DataSource } from 'typeorm';
import type { ExportPart } from '../../kernel/hooks.ts';
import { TemplateRow } from './template.entity.ts';

/** For the archive of everything that is a person's. */
export const templatesExport: ExportPart = async ({ db }, userId) => [
  { name: 'templates.json', json: await templateFacts(db, userId) },
];

/** The person's own templates. */
async function templateFacts({ manager }: DataSource, ownerId: string): Promise<object[]> {
  const rows = await manager.find(TemplateRow, { where: { ownerId }, order: { createdAt: 'ASC' } });
  return rows.map(({ name, tag, theme, design, createdAt }) => ({ name, tag, theme, design, createdAt }));
}
