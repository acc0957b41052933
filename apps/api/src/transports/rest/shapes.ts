import {
  AppError,
  emptyCardData,
  fillDesign,
  isPublicCard,
  LINK_ICONS,
  NO_EVENT,
  SOCIAL_NETWORKS,
  withSingleFields,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type Answer, is, list, lower, nullable, object, present, selected, value, without } from './answers.ts';
import type {
  RestCardFragment,
  RestDirectoryEntryFragment,
  RestShareFragment,
  RestViewerFragment,
} from './generated/graphql.ts';
import type { JsonSchema } from './openapi/json-schema.ts';

/** REST says `business`, `luxe` and `Male` where the schema says BUSINESS, LUXE and MALE. */
export function restCard(card: RestCardFragment | null | undefined) {
  if (!card) throw new AppError('NOT_FOUND', msg("Card not found or you don't have permission to view it."));
  const { id, owner, data, ...rest } = card;
  const { design, profiles, translations, blocks, audiences, ...said } = data;
  const { personal, company, event, works } = data.extra;
  const gender = personal.gender ? capitalize(personal.gender) : '';
  return {
    _id: id,
    id,
    ownerId: owner.id,
    ...rest,
    type: data.type.toLowerCase(),
    theme: data.theme.toLowerCase(),
    tags: data.tags,
    isPublic: isPublicCard(card),
    data: {
      ...said,
      ...(design && { design: fillDesign(design) }),
      type: data.type.toLowerCase(),
      theme: data.theme.toLowerCase(),
      givenName: data.givenName ?? '',
      familyName: data.familyName ?? '',
      suffix: data.suffix ?? '',
      pronouns: data.pronouns ?? '',
      pronunciation: data.pronunciation ?? '',
      language: data.language ?? '',
      profiles: (profiles ?? []).map((profile) => ({ ...profile, network: profile.network.toLowerCase() })),
      audiences: (audiences ?? []).map((one) => ({ ...one, field: one.field.toLowerCase() })),
      translations: translations ?? [],
      blocks: (blocks ?? []).map((block) => ({
        ...block,
        kind: block.kind.toLowerCase(),
        icon: block.icon?.toLowerCase() ?? '',
      })),
      extra: { personal: { ...personal, gender }, company, event: event ?? NO_EVENT, works: works ?? [] },
    },
  };
}

export const ID = is({ type: 'string', description: 'The same as `id`.' });

/** What `restCard` makes of the card at the path. */
export function cardAt(path: string): Answer {
  return (operation) => {
    const card = selected(path, {
      ...{ _id: ID, owner: without, ownerId: is({ type: 'string', description: 'The id of its owner.' }) },
      ...{ isPublic: is({ type: 'boolean', description: 'Whether `visibility` is PUBLIC.' }) },
      ...{
        'data.type': lower,
        'data.theme': lower,
        'data.design?': present,
        'data.design.ornament': lower,
        'data.design.head': lower,
        'data.language': present,
      },
      ...{ 'data.givenName': present, 'data.familyName': present, 'data.translations': present },
      ...{ 'data.profiles': present, 'data.profiles.network': lower },
      ...{ 'data.audiences': present, 'data.audiences.field': lower },
      ...{ 'data.suffix': present, 'data.pronouns': present, 'data.pronunciation': present },
      ...{ 'data.extra.event': present, 'data.extra.works': present },
      ...{ 'data.blocks': present, 'data.blocks.kind': lower },
      'data.blocks.icon': is({ type: 'string', enum: ['', ...LINK_ICONS] }),
      ...{
        'data.design.layout?': present,
        'data.design.layout': lower,
        'data.design.fonts?': present,
        'data.design.fonts.name': lower,
        'data.design.fonts.text': lower,
        'data.design.coverUrl?': present,
        'data.design.logoSize?': present,
        'data.design.logoSize': lower,
        'data.design.darkLogoUrl?': present,
      },
      'data.extra.personal.gender': is({ type: 'string', enum: ['', 'Female', 'Male', 'Other'] }),
    })(operation);
    const { type = {}, theme = {}, tags = {} } = card.properties?.data?.properties ?? {};
    return {
      ...card,
      properties: { ...card.properties, type, theme, tags },
      required: [...(card.required ?? []), 'type', 'theme', 'tags'],
    };
  };
}

/** The person, under both names of each field that has two. UNAUTHENTICATED when there is none. */
export function restUser(viewer: RestViewerFragment | null | undefined) {
  if (!viewer) throw new AppError('UNAUTHENTICATED', msg('Sign in to continue.'));
  return { ...viewer, _id: viewer.id, name: viewer.fullName, bio: viewer.about };
}

/** What `restUser` makes of the viewer at the path. */
export function viewerAt(path: string, title = 'Viewer'): Answer {
  return selected(path, { '*': named(title), _id: ID, name: is(TEXT), bio: is(TEXT) });
}

/** What `restPublicUser` makes of the user at the path. */
export function userAt(path: string, title = 'PublicUser'): Answer {
  return selected(path, { '*': named(title), _id: ID, fullName: is(TEXT), bio: is(TEXT) });
}

/** A public card in the directory, in the specified words. */
export function restDirectoryEntry({ id, theme, keywords, face, ...rest }: RestDirectoryEntryFragment) {
  const { logo, name, tagline, role, phone, email, website, location } = face;
  const data = { logo, name, tagline, role, phone, email, website, category: rest.category, location };
  return { _id: id, ...rest, keywords, tags: keywords, theme: theme.toLowerCase(), data };
}

/** What `restDirectoryEntry` makes of the entry at the path. */
export function directoryEntryAt(path: string): Answer {
  const face = `${path}.face`;
  const shown = ['logo', 'name', 'tagline', 'role', 'phone', 'email', 'website', 'location'];
  const data = object('DirectoryEntryData', {
    ...Object.fromEntries(shown.map((name) => [name, selected(`${face}.${name}`)])),
    category: selected(`${path}.category`),
  });
  return (operation) =>
    selected(path, {
      ...{ id: without, face: without, _id: ID, theme: lower },
      ...{ tags: is({ type: 'array', items: TEXT, description: 'The same as `keywords`.' }) },
      data: () => data(operation),
      isFeatured: is({ type: 'boolean', description: 'Whether it stands first for a while.' }),
    })(operation);
}

/** What `restPublicCard` makes of the entry at the path. */
export function publicCardAt(path: string): Answer {
  const socials = object('SocialLinks', Object.fromEntries(SOCIAL_NETWORKS.map((name) => [name, value(TEXT)])));
  return (operation) => {
    const { properties: { id = {}, title = {}, createdAt = {}, path: address = {}, theme = {}, category = {} } = {} } =
      selected(path)(operation);
    const face = selected(`${path}.face`, {
      ...{ '*': named('PublicCardData'), type: lower, socials: () => socials(operation), title: () => title },
      profiles: is({ type: 'array', items: { type: 'object', properties: { network: TEXT, url: TEXT } } }),
      ...{ category: () => category, theme: () => lower(theme) },
    });
    const fields = { id, _id: ID(id) ?? {}, title, path: address, createdAt, data: face(operation) };
    return { title: 'PublicCard', type: 'object', properties: fields, required: Object.keys(fields) };
  };
}

/** A public card on its owner's profile. */
export function restPublicCard({ id, title, path, createdAt, theme, face, ...rest }: RestDirectoryEntryFragment) {
  const data = { ...faceData(rest, face), type: face.type.toLowerCase(), theme: theme.toLowerCase(), title };
  return { id, _id: id, title, path, createdAt, data };
}

/** The contents of the card's page, under the names of card data; socials and further profiles as links, '' for none. */
function faceData(
  { category }: Pick<RestDirectoryEntryFragment, 'category'>,
  { type: _type, socials: links, ...shown }: RestDirectoryEntryFragment['face'],
) {
  const all = links.map(({ network, url }) => ({ network: network.toLowerCase(), url }));
  const socials = Object.fromEntries(
    SOCIAL_NETWORKS.map((name) => [name, all.find(({ network }) => network === name)?.url ?? '']),
  );
  const profiles = all.filter(({ network, url }) => socials[network] !== url);
  return { ...shown, category, socials, profiles };
}

/** An act of sharing; a room is a group. */
export function restShare({ id, createdAt, cardId, mode, groupId, recipients }: RestShareFragment) {
  return {
    id,
    at: createdAt,
    cardId,
    // The specified name of the mode.
    mode: mode === 'IN_APP' ? 'INAPP' : mode,
    roomId: groupId ?? null,
    recipients: recipients.map((one) => one.id),
  };
}

/** What `restShare` makes of the share at the path. */
export function shareAt(path: string): Answer {
  return selected(path, {
    ...{ createdAt: without, groupId: without, at: is(DATE), roomId: is({ type: ['string', 'null'] }) },
    mode: (field) => ({ ...field, enum: field.enum?.map((one) => (one === 'IN_APP' ? 'INAPP' : one)) ?? [] }),
    recipients: is({ type: 'array', items: TEXT, description: 'Ids of people.' }),
  });
}

/** A page of a list: its entries under all their names, and where the next page begins. */
export function pageOf(
  item: Answer,
  names: readonly string[] = ['items'],
  others: Record<string, Answer> = {},
): Answer {
  return (operation) =>
    object(null, { ...Object.fromEntries(names.map((name) => [name, list(item)])), ...others, nextCursor: CURSOR })(
      operation,
    );
}

/** A page of the connection at the path, with how many entries there are. */
export function countedPage(path: string, item = selected(`${path}.edges.node`)): Answer {
  return pageOf(item, ['items'], { total: selected(`${path}.totalCount`) });
}

export const TEXT = { type: 'string' };
const DATE = { type: 'string', format: 'date-time' };
export const CURSOR = nullable(
  value({ ...TEXT, description: 'Send it as `after` for the next page; null on the last.' }),
);

/** A name that people give, where the type of the schema has another shape. */
export function named(title: string): (schema: JsonSchema) => JsonSchema {
  return (schema) => ({ ...schema, title });
}

/** What `after` takes for the next page; null on the last one. */
export function nextCursor({ pageInfo }: { pageInfo: { hasNextPage: boolean; endCursor?: string | null } }) {
  return pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
}

/** Every field that `data` of a card may have. */
export const CARD_SHAPE = { ...withSingleFields(emptyCardData()), design: null };

/** The `data` of a card input: title and theme may stand beside `data` or in it. */
export function cardData(body: Record<string, unknown>) {
  const sent = isObject(body.data) ? body.data : {};
  const data = known({ ...sent, ...defined({ title: body.title, theme: body.theme, tags: body.tags }) }, CARD_SHAPE);
  const { design } = data;
  return {
    ...data,
    ...capitals(data, ['type', 'theme']),
    ...(isObject(design) && { design: designInput(design) }),
    ...(Array.isArray(data.profiles) && { profiles: data.profiles.map(profileInput) }),
    ...(Array.isArray(data.blocks) && { blocks: data.blocks.map(blockInput) }),
    ...(Array.isArray(data.audiences) && { audiences: data.audiences.map(audienceInput) }),
  };
}

function profileInput(profile: unknown): unknown {
  return isObject(profile) ? { ...profile, ...capitals(profile, ['network']) } : profile;
}

function audienceInput(audience: unknown): unknown {
  return isObject(audience) ? { ...audience, ...capitals(audience, ['field']) } : audience;
}

/** '' is no member of the enum; null is as absent. */
function blockInput(block: unknown): unknown {
  if (!isObject(block)) return block;
  return { ...block, ...capitals(block, ['kind', 'icon']), ...(block.icon === '' && { icon: null }) };
}

function designInput(design: Record<string, unknown>) {
  const { fonts } = design;
  const typefaces = isObject(fonts) && { fonts: { ...fonts, ...capitals(fonts, ['name', 'text']) } };
  return { ...design, ...capitals(design, ['ornament', 'head', 'layout', 'logoSize']), ...typefaces };
}

function known(sent: Record<string, unknown>, shape: object): Record<string, unknown> {
  const entries = Object.entries(shape).flatMap(([key, example]): [string, unknown][] => {
    if (!Object.hasOwn(sent, key) || sent[key] === null) return [];
    const value = sent[key];
    if (!isObject(example) || !isObject(value)) return [[key, value]];
    return [[key, { ...known(value, example), ...readGender(value) }]];
  });
  return Object.fromEntries(entries);
}

/** '' is no member of the enum; absent is. */
function readGender(details: Record<string, unknown>) {
  if (!Object.hasOwn(details, 'gender')) return {};
  return details.gender === '' || details.gender === null ? { gender: null } : capitals(details, ['gender']);
}

/** Those of the keys that hold a text, in capitals. Anything else is passed on for the schema to refuse. */
function capitals(values: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  const texts = keys.filter((key) => typeof values[key] === 'string');
  return Object.fromEntries(texts.map((key) => [key, String(values[key]).toUpperCase()]));
}

/** Without the keys that were not sent, so that the schema's defaults hold. */
function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** An object of JSON, no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function capitalize(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
