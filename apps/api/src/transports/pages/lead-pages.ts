import { AppError, ERROR_STATUS, EXCHANGE_DETAILS, type ExchangeDetails, pageTitle } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../kernel/context.ts';
import { toPublicError } from '../../kernel/errors.ts';
import { assertCleanTexts } from '../../kernel/text-guard.ts';
import { correctExchange, eraseExchange, findLead } from '../../modules/exchange/index.ts';
import { isHttps } from '../http/data-headers.ts';
import { askerOf, readLocale, readPageLanguage } from '../http/page-language.ts';
import { redirectTo } from '../http/redirect.ts';
import { loadContext, toCookieName } from '../http/request-context.ts';
import type { SentForm } from './exchange-pages.ts';
import { type Site, sendHtml } from './site.ts';

const COOKIE = 'tessera_entry';
const COOKIE_SECONDS = 3600;

/** What just happened, for a line above the lead. */
const DONE = ['sent', 'corrected', 'erased'] as const;

interface LeadQuery {
  token?: string;
  done?: string;
}

/**
 * `/exchange`: what a visitor left, to be read, corrected and erased by their private link. The token leaves the address
 * at once for an hour's cookie; each form carries its own, so that two leads in two tabs are not mixed up.
 */
export function registerLeadPages(app: FastifyInstance, services: Services, site: Site): void {
  app.get<{ Querystring: LeadQuery }>('/exchange', async (request, reply) => {
    const { token, done = '' } = request.query;
    secret(reply);
    if (token !== undefined) {
      remember(services, reply, token);
      return redirectTo(reply, { path: '/exchange', query: isDone(done) ? `?done=${done}` : '', status: 303 });
    }
    const context = await loadContext(services, request, reply);
    return sendLead(
      context,
      { reply, ...readerOf(site, request, reply) },
      { token: request.cookies[toCookieName(services.env, COOKIE)] ?? '', done },
    );
  });

  app.post<{ Body: SentForm | null }>('/exchange', async (request, reply) => {
    const form = request.body ?? {};
    const token = form.token ?? '';
    const context = await loadContext(services, request, reply);
    secret(reply);
    try {
      assertCleanTexts(form);
      const done = await change(context, form, token);
      if (done === 'erased')
        reply.clearCookie(toCookieName(services.env, COOKIE), { path: '/', secure: isHttps(services.env) });
      else remember(services, reply, token);
      return redirectTo(reply, { path: '/exchange', query: `?done=${done}`, status: 303 });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      reply.code(ERROR_STATUS[error.code]);
      const { fields: errors = {}, message: failure } = toPublicError(error, askerOf(request));
      return sendLead(
        context,
        { reply, ...readerOf(site, request, reply) },
        { token, values: readDetails(form), errors, failure },
      );
    }
  });
}

async function change(context: Context, form: SentForm, token: string): Promise<(typeof DONE)[number]> {
  if (form.act === 'erase') {
    await eraseExchange(context, { token });
    return 'erased';
  }
  await correctExchange(context, { token, ...readDetails(form) });
  return 'corrected';
}

function readDetails(form: SentForm): Partial<ExchangeDetails> {
  return Object.fromEntries(EXCHANGE_DETAILS.flatMap((name) => (name in form ? [[name, form[name]]] : [])));
}

interface Shown {
  token: string;
  done?: string;
  values?: Partial<ExchangeDetails>;
  errors?: Record<string, string>;
  failure?: string | null;
}

function readerOf(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const language = readPageLanguage(request, reply);
  return { site: site.in(language), locale: readLocale(request, language) };
}

async function sendLead(
  context: Context,
  { reply, site, locale }: { reply: FastifyReply; site: Site; locale: string },
  { token, done = '', values = {}, errors = {}, failure = null }: Shown,
) {
  const lead = await findLead(context, token);
  const head = {
    title: site.say(pageTitle(site.say(msg('The details you sent')))),
    description: site.say(msg('Read, correct or delete the details you sent to the owner of a card.')),
    canonical: `${context.env.publicOrigin}/exchange`,
    isIndexed: false,
  };
  if (!lead && reply.statusCode === 200 && done !== 'erased') reply.code(404);
  const body = site.render('lead', {
    ...{ lead, locale, token, values, errors, failure, hasAccount: context.viewer !== null },
    done: isDone(done) ? done : null,
  });
  return sendHtml(reply, site.document('exchange', head, { body }), 'no-store');
}

function isDone(done: string): boolean {
  return DONE.some((known) => known === done);
}

/** Nobody who is linked from here learns of it, and no cache keeps it. */
function secret(reply: FastifyReply): void {
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
}

function remember({ env }: Services, reply: FastifyReply, token: string): void {
  reply.setCookie(toCookieName(env, COOKIE), token.slice(0, 100), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(env),
    maxAge: COOKIE_SECONDS,
  });
}
