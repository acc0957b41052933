import { readFile } from 'node:fs/promises';

interface ManifestEntry {
  file: string;
  imports?: string[];
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

/** Everything that is loaded with a source file: without its dynamic imports. */
function collectStyles(manifest: Manifest, source: string): Set<string> {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    for (const name of entry.css ?? []) styles.add(name);
    for (const next of entry.imports ?? []) visit(next);
  };
  visit(source);
  return styles;
}
