import { readFile } from 'node:fs/promises';

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Vite's manifest: source file → what became of it. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Reads the manifest of a build; empty where there is none, as during development. */
export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Manifest;
}

/** Tags for the styles that `module` needs and `document` does not name itself. Its scripts come after the first paint. */
export function linkStyles(manifest: Manifest, module: string, document: string): string {
  const known = collectStyles(manifest, document);
  const missing = [...collectStyles(manifest, module)].filter((name) => !known.has(name));
  return missing.map((name) => `<link rel="stylesheet" href="/${name}" />`).join('\n    ');
}

/** Tags that fetch the scripts of `modules` with the document, but for those that `document` names itself. */
export function linkPreloads(manifest: Manifest, modules: readonly string[], document: string): string {
  const known = new Set(collectEntries(manifest, document).map(({ file }) => file));
  const files = modules.flatMap((module) => collectEntries(manifest, module).map(({ file }) => file));
  const missing = [...new Set(files)].filter((file) => !known.has(file));
  return missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('\n    ');
}

/** The tag of the script that asks for the data of that screen before the app is there. */
export function linkEarlyData(manifest: Manifest, screen: string): string {
  const file = manifest['src/delivery/early-data.ts']?.file;
  return file ? `<script async fetchpriority="high" src="/${file}" data-screen="${screen}"></script>` : '';
}

function collectStyles(manifest: Manifest, source: string): Set<string> {
  return new Set(collectEntries(manifest, source).flatMap(({ css = [] }) => css));
}

/** The scripts that these source files come with; `isWhole`: and all that they may load later, but for what `without` names. */
export function collectScripts(
  manifest: Manifest,
  sources: readonly string[],
  { isWhole, without = [] }: { isWhole: boolean; without?: readonly string[] },
): string[] {
  return sources.flatMap((source) => collectEntries(manifest, source, { isWhole, without })).map(({ file }) => file);
}

/** Everything that is loaded with a source file: unless told without its dynamic imports. */
function collectEntries(
  manifest: Manifest,
  source: string,
  { isWhole = false, without = [] }: { isWhole?: boolean; without?: readonly string[] } = {},
): ManifestEntry[] {
  const seen = new Set<string>(without);
  const entries: ManifestEntry[] = [];
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    entries.push(entry);
    for (const next of entry.imports ?? []) visit(next);
    if (isWhole) for (const next of entry.dynamicImports ?? []) visit(next);
  };
  visit(source);
  return entries;
}
