import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDRESSES } from '@tessera/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { type Site, sendHtml } from './site.ts';
import { describePage } from './site-map.ts';

/** Documents that the service worker keeps: the app without an address of its own, and what stands for other pages. */
export function registerPwa(app: FastifyInstance, { env }: Services, site: Site): void {
  app.get('/app-shell.html', (_request, reply) => {
    const head = { ...describePage(ADDRESSES.home, site), canonical: `${env.publicOrigin}/`, isIndexed: false };
    return sendHtml(reply, site.document('index', head));
  });
  app.get('/offline.html', (_request, reply) => sendHtml(reply, readFile(join(site.root, 'offline.html'), 'utf8')));
}

/** Files whose content changes under the same name and must be seen changed at once: a browser asks for them each time. */
export function mustBeFresh(path: string): boolean {
  return /\/(?:(?:sw|push-worker)\.js|manifest\.webmanifest)$/.test(path);
}
