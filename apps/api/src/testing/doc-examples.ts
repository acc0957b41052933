import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../../../docs/developers');
const pages = new Map(
  readdirSync(docs).map((name) => [name.replace('.md', ''), readFileSync(join(docs, name), 'utf8')]),
);

function readSection(place: string): string {
  const [page = '', section] = place.split('#');
  const parts = pages.get(page)?.split(/^## /m) ?? [];
  return parts.find((part) => part.startsWith(`${section}\n`)) ?? '';
}

/** The scopes that a section tells people to choose, as the schema names them. */
export function readScopes(place: string): string[] {
  return [...readSection(place).matchAll(/`(\w+):(read|write)`/g)].map(([, area, kind]) =>
    `${area}_${kind}`.toUpperCase(),
  );
}

type Language = 'sh' | 'ts' | 'js' | 'py' | 'go';

/** The first example of a section in that language, as it stands on the page: `quickstart#Create a card`. */
export function readExample(place: string, language: Language): string {
  const [code = ''] = readExamples(place, language);
  return code;
}

/** All of them, in their order. */
export function readExamples(place: string, language: Language): string[] {
  const found = readSection(place).matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'));
  const codes = [...found].map(([, code = '']) => code);
  if (codes.length === 0) throw new Error(`no ${language} example under “${place}”`);
  return codes;
}

/** A port on which an example can listen. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
