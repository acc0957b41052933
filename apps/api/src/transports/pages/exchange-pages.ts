import {
  AppError,
  type CardExchange,
  ERROR_STATUS,
  EXCHANGE_DETAILS,
  type ExchangeDetails,
  formatPhone,
  isReservedSegment,
  pageTitle,
  readVisit,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../kernel/context.ts';
import { toPublicError } from '../../kernel/errors.ts';
import { assertCleanTexts } from '../../kernel/text-guard.ts';
import { correctExchange, findLead, hashLeadToken, makeLeadToken, sendExchange } from '../../modules/exchange/index.ts';
import { askerOf, readPageLanguage } from '../http/page-language.ts';
import { readPath, readSearch, redirectMoved, redirectTo } from '../http/redirect.ts';
import { loadContext } from '../http/request-context.ts';
import { cardPageProps, type FoundCard, findPublicCard, readReader } from './card-page.ts';
import { type Site, sendHtml } from './site.ts';

export type SentForm = Record<string, string>;

/** What the page of the form is drawn from. */
interface ExchangePageProps {
  ownerName: string;
  cardPath: string;
  exchange: CardExchange;
  values: Partial<ExchangeDetails>;
  errors: Record<string, string>;
  failure: string | null;
  /** Of the private link that the entry will have: the same form sent again is the same entry. */
  token: string;
}

/**
 * `/{owner}/{slug}/exchange`: the exchange form as a page of its own, for who has no JavaScript. Its parent reads forms.
 */
export function registerExchangeForm(app: FastifyInstance, services: Services, site: Site): void {
  app.get('/:owner/:slug/exchange', async (request, reply) => {
    const found = await findCard(services, request, reply);
    if (!found) return reply;
    const context = await loadContext(services, request, reply);
    const inLanguage = site.in(readPageLanguage(request, reply));
    const values = await ownDetails(context);
    return sendForm(reply, inLanguage, pageProps(context, found, { request, site: inLanguage, values }));
  });

  app.post<{ Body: SentForm | null }>('/:owner/:slug/exchange', async (request, reply) => {
    const found = await findCard(services, request, reply);
    if (!found) return reply;
    const context = await loadContext(services, request, reply);
    const form = request.body ?? {};
    try {
      assertCleanTexts(form);
      const token = await take(context, found, { form, request });
      return redirectTo(reply, { path: '/exchange', query: `?token=${token}&done=sent`, status: 303 });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const inLanguage = site.in(readPageLanguage(request, reply));
      const props = pageProps(context, found, { request, site: inLanguage, values: readDetails(form) });
      const { fields: errors = {}, message: failure } = toPublicError(error, askerOf(request));
      reply.code(ERROR_STATUS[error.code]);
      return sendForm(reply, inLanguage, {
        ...props,
        token: form.token ?? props.token,
        errors,
        failure,
      });
    }
  });
}

/** The card with its form. Answers by itself where there is none: the card's page says the rest. */
async function findCard(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FoundCard | null> {
  const { owner, slug } = request.params as { owner: string; slug: string };
  if (isReservedSegment(owner)) {
    reply.callNotFound();
    return null;
  }
  const isText = !`${owner}${slug}`.includes('\0');
  const found = isText ? await findPublicCard(services, { owner, slug }) : null;
  if (!found?.exchange) {
    const path = found?.path ?? `/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}`;
    await redirectTo(reply, { path, status: 302 });
    return null;
  }
  const path = `${found.path}/exchange`;
  if (readPath(request) === path) return found;
  await redirectMoved(request, reply, path);
  return null;
}

/** The same form sent again corrects what it left before; gives the token of the entry. */
async function take(
  context: Context,
  found: FoundCard,
  { form, request }: { form: SentForm; request: FastifyRequest },
): Promise<string> {
  const token = form.token && hashLeadToken(form.token) ? form.token : makeLeadToken();
  if (await findLead(context, token)) {
    await correctExchange(context, { token, ...readDetails(form) });
    return token;
  }
  const { shareMark, channel = null, utm } = readVisit(readSearch(request));
  const agreedTo = form.agreed ? Number(form.agreed) : null;
  await sendExchange(context, {
    ...{ ...readDetails(form), cardId: found.card.id, shareMark, channel, utm, agreedTo, token },
    website: form.website,
  });
  return token;
}

function readDetails(form: SentForm): Partial<ExchangeDetails> {
  return Object.fromEntries(EXCHANGE_DETAILS.flatMap((name) => (name in form ? [[name, form[name]]] : [])));
}

/** What a signed-in visitor would type. */
async function ownDetails({ viewer, loaders }: Context): Promise<Partial<ExchangeDetails>> {
  const user = viewer && (await loaders.user.load(viewer.id));
  return user ? { name: user.fullName, email: user.email, phone: formatPhone(user.phone) } : {};
}

function pageProps(
  context: Context,
  found: FoundCard,
  { request, site, values }: { request: FastifyRequest; site: Site; values: Partial<ExchangeDetails> },
): ExchangePageProps {
  const { exchange, ownerName, path } = cardPageProps(context, found, readReader(site, request));
  if (!exchange) throw new AppError('NOT_FOUND', msg('This card doesn’t accept contact details.'));
  const token = makeLeadToken();
  return { ownerName, cardPath: path, exchange, values, errors: {}, failure: null, token };
}

function sendForm(reply: FastifyReply, site: Site, props: ExchangePageProps) {
  const head = {
    title: site.say(pageTitle(site.say(msg('Leave your details with {ownerName}', { ownerName: props.ownerName })))),
    description: site.say(msg('Only the owner of this card gets your details.')),
    canonical: props.exchange.path,
    isIndexed: false,
  };
  // It holds a token of its own, and what was typed.
  return sendHtml(reply, site.document('exchange', head, { body: site.render('exchange-form', props) }), 'no-store');
}
