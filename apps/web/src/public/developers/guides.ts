import { type DescribedType, type DeveloperPage, ERROR_STATUS } from '@tessera/domain';
import { drawInline, drawMarkdown } from './markdown.ts';
import { type DocsContent, type DocsSection, toAnchor } from './section.ts';

/** The pages that stand in files of the project, by their names. */
const FILES = import.meta.glob<string>(
  ['../../../../../docs/developers/*.md', '../../../../../docs/schema-changelog.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Stands in the texts for what only the installation knows. */
const EXAMPLE_ORIGIN = 'https://cards.example.com';
const ERROR_CODES = 'ERROR_CODES';

export interface GuideFacts {
  origin: string;
  types: readonly DescribedType[];
}

/** A page that stands in a file; null where it has none. */
export function readGuide(page: DeveloperPage, { origin, types }: GuideFacts): DocsContent | null {
  const name = page === 'changelog' ? 'schema-changelog' : `developers/${page}`;
  const file = FILES[`../../../../../docs/${name}.md`];
  if (!file) return null;
  const known = file.replaceAll(EXAMPLE_ORIGIN, () => origin).replace(ERROR_CODES, () => listErrorCodes(types));
  const [head = '', ...parts] = known.split(/^## /m);
  const [, title = '', lead = ''] = /^# (.+)\n([\s\S]*)$/.exec(head) ?? [];
  return { title, lead: drawInline(lead.trim()), sections: parts.map(toSection) };
}

function toSection(part: string): DocsSection {
  const [title = '', ...lines] = part.split('\n');
  const text = lines.join('\n');
  return { id: toAnchor(title), title, html: drawMarkdown(text), text };
}

function listErrorCodes(types: readonly DescribedType[]): string {
  const described = types.find(({ name }) => name === 'ErrorCode')?.fields ?? [];
  const rows = Object.entries(ERROR_STATUS).map(([code, status]) => {
    const text = described.find(({ name }) => name === code)?.description ?? '';
    return `| \`${code}\` | ${status} | ${text.replace(/ HTTP status \d+\./, '').replaceAll('|', '\\|')} |`;
  });
  return ['| code | status | when |', '|---|---|---|', ...rows].join('\n');
}
