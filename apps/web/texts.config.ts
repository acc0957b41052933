import { LANGUAGE_TAGS } from '@tessera/texts';
import { CATALOGUES, TEXTS } from '@tessera/texts/catalogues';
import { compileTexts, nameTexts, type TextsManifest } from '@tessera/texts/compile';
import { findTexts, type SyntaxNode, visit } from '@tessera/texts/find-texts';
import type { Plugin, Rolldown } from 'vite';

const LOADED = '\0tessera-texts';

const textId = nameTexts(TEXTS);

/** In the browser the document brings the texts along; on the server they lie beside the program, a language each. */
const SOURCES = {
  client: `
    const text = document.getElementById('texts')?.textContent;
    export const loaded = text ? JSON.parse(text) : null;
    export const compiler = undefined;`,
  server: `
    import { readFileSync } from 'node:fs';
    const language = new URL(import.meta.url).searchParams.get('language') ?? 'en';
    const file = new URL('./texts/' + language + '.json', import.meta.url);
    export const loaded = { language, texts: JSON.parse(readFileSync(file, 'utf8')) };
    export const compiler = undefined;`,
};

/** Modules whose imports wait for no further texts: their documents bring everything along. */
const IS_WHOLE = /\/src\/(?:site\/|public\/(?!profile\/))|\/packages\//;

/**
 * Takes the texts out of the programs: a short id stands for each, and the texts of the reader's language come with the
 * document, or beside it for the dashboard's other screens. `t`, `msg` and `Trans` are what is looked for.
 */
export function texts(target: 'client' | 'server'): Plugin {
  const messages = new Map<string, Set<string>>();
  return {
    name: 'tessera:texts',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler: (source, importer) =>
        source === './loaded.ts' && importer?.includes('/packages/texts/') ? LOADED : undefined,
    },
    load: (id) => (id === LOADED ? SOURCES[target] : undefined),
    transform(code, id) {
      if (!/\b(?:t|msg)\(|\bTrans\b|\bimport\(/.test(code) || id.includes('/node_modules/')) return;
      const found = new Set<string>();
      const replaced = replaceTexts(this.parse(code), code, {
        found,
        waits: target === 'client' && !IS_WHOLE.test(id),
      });
      if (found.size > 0) messages.set(id, found);
      return replaced === code ? undefined : { code: replaced, map: null };
    },
    generateBundle(_options, bundle) {
      const all = new Set([...messages.values()].flatMap((found) => [...found]));
      const compiled = LANGUAGE_TAGS.map((language) => {
        return [language, JSON.stringify(compileTexts(all, CATALOGUES[language], textId))] as const;
      });
      for (const [language, source] of compiled)
        this.emitFile({
          type: 'asset',
          fileName: `${target === 'server' ? '' : '.vite/'}texts/${language}.json`,
          source,
        });
      if (target === 'server') return;
      const rest = compiled.map(([language, source]) => {
        const reference = this.emitFile({ type: 'asset', name: `texts-${language}.json`, source });
        return [language, `/${this.getFileName(reference)}`] as const;
      });
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const manifest: TextsManifest = {
        chunks: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, idsOf(chunk, messages)])),
        rest: Object.fromEntries(rest),
      };
      this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source: JSON.stringify(manifest) });
    },
  };
}

function idsOf(chunk: Rolldown.OutputChunk, messages: ReadonlyMap<string, Set<string>>): string[] {
  const ids = chunk.moduleIds.flatMap((id) => [...(messages.get(id) ?? [])].map(textId));
  return [...new Set(ids)].sort();
}

interface Found {
  found: Set<string>;
  /** Whether `import()` waits for the texts of what it loads. */
  waits: boolean;
}

/** The code with ids for its texts, which are added to `found`. */
function replaceTexts(program: unknown, code: string, { found, waits }: Found): string {
  const edits = findTexts(program).map(({ message, start, end }) => {
    found.add(message);
    return { start, end, text: JSON.stringify(textId(message)) };
  });
  const imports: SyntaxNode[] = [];
  if (waits) visit(program, (node) => void (node.type === 'ImportExpression' && imports.push(node)));
  for (const { start, end } of imports)
    edits.push({ start, end: start, text: '__textsReady().then(() => ' }, { start: end, end, text: ')' });
  const head = imports.length > 0 ? "import { textsReady as __textsReady } from '@tessera/texts/rest';\n" : '';
  const body = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
  return head + body;
}
