import type { DescribedField, DescribedType } from '@tessera/domain';
import { drawInline } from './markdown.ts';
import { type DocsContent, type DocsSection, escapeHtml } from './section.ts';

const ROOTS = ['Query', 'Mutation', 'Subscription'];
const GROUPS: Record<string, string> = { Query: 'Queries', Mutation: 'Mutations', Subscription: 'Subscriptions' };

/** Every query, mutation and subscription of the schema. */
export function drawOperations(types: readonly DescribedType[]): DocsContent {
  const known = new Set(types.map(({ name }) => name));
  const sections = ROOTS.flatMap((root) => {
    const fields = types.find(({ name }) => name === root)?.fields ?? [];
    const sorted = fields.toSorted((a, b) => a.name.localeCompare(b.name));
    return sorted.map((field): DocsSection => {
      const scope = field.scope && `<p>Scope of a token: <code>${escapeHtml(field.scope)}</code></p>`;
      const answer = `<p>Answers <code>${linkTypes(field.type, known)}</code>.</p>`;
      return {
        id: field.name,
        title: field.name,
        group: GROUPS[root] ?? root,
        html: `${describe(field)}${scope ?? ''}${answer}${listFields('Arguments', field.arguments, known)}`,
        text: `${field.description} ${field.arguments.map(({ name }) => name).join(' ')}`,
      };
    });
  });
  return { title: 'GraphQL operations', lead: OPERATIONS_LEAD, sections };
}

const OPERATIONS_LEAD =
  'One endpoint, <code>/graphql</code>, takes all of them by POST, and by WebSocket (<code>graphql-transport-ws</code>). Try them in the <a href="/graphql">playground</a>.';

/** Every other type of the schema. */
export function drawTypes(types: readonly DescribedType[]): DocsContent {
  const known = new Set(types.map(({ name }) => name));
  const shown = types.filter(({ name }) => !ROOTS.includes(name));
  const sections = shown.map(({ name, kind, description, fields }) => ({
    id: name,
    title: name,
    group: KINDS[kind],
    html: `<p>${drawInline(description)}</p>${listFields(kind === 'enum' ? 'Values' : 'Fields', fields, known)}`,
    text: `${description} ${fields.map((field) => field.name).join(' ')}`,
  }));
  const order = Object.values(KINDS);
  return {
    title: 'GraphQL types',
    lead: 'What operations take and answer. <code>!</code> means that it is never null.',
    sections: sections.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group)),
  };
}

const KINDS: Record<DescribedType['kind'], string> = {
  type: 'Types',
  interface: 'Interfaces',
  input: 'Inputs',
  enum: 'Enums',
  scalar: 'Scalars',
};

function describe({ description, deprecation }: DescribedField): string {
  return `<p>${drawInline(description)}</p>${deprecation ? `<p>Deprecated: ${drawInline(deprecation)}</p>` : ''}`;
}

function listFields(title: string, fields: readonly DescribedField[], known: ReadonlySet<string>): string {
  if (fields.length === 0) return '';
  const rows = fields.map((field) => {
    const type = field.type && ` <code class="docs-type">${linkTypes(field.type, known)}</code>`;
    const inner = field.arguments.length > 0 ? listFields('Arguments', field.arguments, known) : '';
    return `<dt><code>${escapeHtml(field.name)}</code>${type}</dt><dd>${describe(field)}${inner}</dd>`;
  });
  return `<p class="docs-label">${title}</p><dl class="docs-fields">${rows.join('')}</dl>`;
}

/** `[Card!]!`, with the name leading to the type. */
function linkTypes(type: string, known: ReadonlySet<string>): string {
  return escapeHtml(type).replace(/\w+/, (name) =>
    known.has(name) ? `<a href="/developers/types#${name}">${name}</a>` : name,
  );
}
