import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply } from 'fastify';
import { type Head, renderHead } from './head.ts';

/** Pages that the server sends with their content; all others are drawn by the app in the browser. */
export type RenderedPage = 'home' | 'card' | 'missing-card';

/** The web app's documents: the app itself, the light page of a public card, and the playground. */
export type DocumentName = 'index' | 'card' | 'playground';

/** The built web app, or its sources during development. */
export interface Site {
  isBuilt: boolean;
  root: string;
  /** The document with this head, and the page's content when it has a rendered one. */
  document(name: DocumentName, head: Head, page?: { name: RenderedPage; props: unknown }): Promise<string>;
}

interface ServerBundle {
  render(page: RenderedPage, props: unknown): string;
}

/** Opens the web app in `root`. Sources have no server bundle: their content comes with the script. */
export async function openSite(root: string): Promise<Site> {
  const bundle = await importBundle(join(root, '../server/entry-server.js'));
  const templates = new Map<string, string>();
  async function template(name: DocumentName): Promise<string> {
    const kept = templates.get(name);
    if (kept) return kept;
    const text = await readFile(join(root, `${name}.html`), 'utf8');
    if (bundle) templates.set(name, text);
    return text;
  }
  return {
    isBuilt: bundle !== null,
    root,
    async document(name, head, page) {
      const body = bundle && page ? bundle.render(page.name, page.props) : '';
      // Functions, because a replacement text would have its `$` read as patterns.
      return (await template(name)).replace('<!--head-->', () => renderHead(head)).replace('<!--body-->', () => body);
    },
  };
}

async function importBundle(file: string): Promise<ServerBundle | null> {
  try {
    return (await import(pathToFileURL(file).href)) as ServerBundle;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Answers with a document that is asked for anew each time: it names the files of the newest build. */
export async function sendHtml(reply: FastifyReply, html: Promise<string>) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(await html);
}
