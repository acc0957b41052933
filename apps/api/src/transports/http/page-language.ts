import type { IncomingMessage } from 'node:http';
import { ADDRESSES, LANGUAGE_COOKIE, LANGUAGE_QUERY, languagePath, readLanguagePath } from '@tessera/domain';
import { chooseLanguage, isLanguageTag, type LanguageTag, readAcceptLanguage, regionalLocale } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../infra/settings/env.ts';
import type { Asker } from '../../kernel/errors.ts';
import { readPath, redirectTo } from './redirect.ts';

const COOKIE_SECONDS = 400 * 24 * 3600;

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`);

/** The language that was chosen on this device, else the browser's. */
export function readLanguage({ headers }: Pick<IncomingMessage, 'headers'>): LanguageTag {
  return chooseLanguage(CHOSEN.exec(headers.cookie ?? '')?.[1], headers['accept-language'] ?? '');
}

/**
 * All languages that the reader wants, the most wanted first, whether or not the product speaks them: of `?lang=` in the
 * address, of the choice on this device, and of the browser.
 */
export function readWantedLanguages({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string[] {
  const asked = new URLSearchParams(url?.split('?')[1]).get(LANGUAGE_QUERY);
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return [asked, chosen, ...readAcceptLanguage(headers['accept-language'] ?? '')].filter(
    (tag) => typeof tag === 'string',
  );
}

/** The locale in which a page in this language writes dates and numbers: with the region of the reader's browser. */
export function readLocale({ headers }: Pick<IncomingMessage, 'headers'>, language: LanguageTag): string {
  return regionalLocale(language, readAcceptLanguage(headers['accept-language'] ?? '')[0]);
}

/** Whoever sent a request, as errors know them. */
export function askerOf(request: FastifyRequest): Asker {
  return { log: request.log, request: { language: readLanguage(request) } };
}

/** The language of a page, whose address has no language of its own; says to caches what it depends on. */
export function readPageLanguage(request: FastifyRequest, reply: FastifyReply): LanguageTag {
  const known = reply.getHeader('vary');
  reply.header('vary', [known, 'cookie', 'accept-language'].filter(Boolean).join(', '));
  return readLanguage(request);
}

/**
 * `?lang=hi` on any page keeps the choice in a cookie and leads to the page in that language: one of the site to its own
 * address, any other to itself.
 */
export function registerLanguageChoice(app: FastifyInstance, { publicOrigin }: Pick<Env, 'publicOrigin'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.includes(`${LANGUAGE_QUERY}=`) || !asksForPage(request)) return;
    const asked = new URL(request.url, publicOrigin);
    const chosen = asked.searchParams.get(LANGUAGE_QUERY);
    if (!isLanguageTag(chosen)) return;
    asked.searchParams.delete(LANGUAGE_QUERY);
    const { path } = readLanguagePath(readPath(request));
    const isOfSite = Object.values(ADDRESSES).some((address) => address.kind === 'site' && address.path === path);
    const target = isOfSite ? languagePath(path, chosen) : readPath(request);
    reply
      .setCookie(LANGUAGE_COOKIE, chosen, {
        path: '/',
        sameSite: 'lax',
        secure: publicOrigin.startsWith('https:'),
        maxAge: COOKIE_SECONDS,
      })
      .header('cache-control', 'no-store');
    return redirectTo(reply, { path: target, query: asked.search, status: 303 });
  });
}

/** Whether a person's browser opens a page, and not a program that asks something. */
export function asksForPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}
