import { AppError, type FieldErrors } from '@tessera/domain';
import { t } from '@tessera/texts';
import { type DocumentNode, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql';
import type { RestRequest, Row } from './row.ts';
import { isObject } from './shapes.ts';

/**
 * The variables of the row's operation, and the unknown query parameters and body fields. Ignoring a misspelt one would do
 * something other than the client meant.
 */
export function readVariables(
  row: Row,
  request: RestRequest,
): { variables: Record<string, unknown>; unknown: FieldErrors } {
  const query = watch(request.query);
  const body = watch(request.body);
  // The texts of a form are its body.
  const form = request.form.texts === request.body ? { ...request.form, texts: body.watched as Texts } : request.form;
  const variables = row.variables({ ...request, form, query: query.watched, body: body.watched });
  const errors: FieldErrors = {};
  for (const name of query.unread()) errors[name] = unknownParameter(query.read());
  for (const name of body.unread()) if (!isOfAnswer(row, name)) errors[name] = t('There is no such field.');
  for (const [name, shape] of Object.entries(row.bodyShapes))
    Object.assign(errors, checkShape(request.body[name], shape, name));
  return { variables: variables as Record<string, unknown>, unknown: errors };
}

/** BAD_USER_INPUT names what a query has and shouldn't. */
export function assertKnownParameters(known: readonly string[], sent: readonly string[]): void {
  const unknown = sent.filter((name) => !known.includes(name));
  assertNone(Object.fromEntries(unknown.map((name) => [name, unknownParameter(known)])));
}

/** BAD_USER_INPUT that names the fields; nothing if there are none. */
export function assertNone(errors: FieldErrors): void {
  const texts = Object.entries(errors).map((entry) => entry.join(': '));
  if (texts.length > 0) throw new AppError('BAD_USER_INPUT', texts.join(' '), errors);
}

/** The fields at and below the path that the shape doesn't have. Absent and null are as nothing. */
function checkShape(sent: unknown, shape: object, path: string): FieldErrors {
  if (sent === undefined || sent === null) return {};
  if (!isObject(sent)) return { [path]: t('Send an object.') };
  const found = Object.entries(sent).map(([name, value]): FieldErrors => {
    const part: unknown = Object.hasOwn(shape, name) ? Reflect.get(shape, name) : undefined;
    if (part === undefined) return { [`${path}.${name}`]: t('There is no such field.') };
    return isObject(part) ? checkShape(value, part, `${path}.${name}`) : {};
  });
  return Object.assign({}, ...found) as FieldErrors;
}

function unknownParameter(known: readonly string[]): string {
  if (known.length === 0) return t('There is no such parameter. This path takes none.');
  return t('There is no such parameter. This path takes {parameters}.', { parameters: known.toSorted().join(', ') });
}

type Texts = RestRequest['form']['texts'];

interface Watched<T> {
  watched: T;
  /** The names that were read. */
  read: () => string[];
  /** Those that were sent and not read. */
  unread: () => string[];
}

function watch<T extends object>(sent: T): Watched<T> {
  const names = new Set<string>();
  const note = (name: string | symbol) => typeof name === 'string' && names.add(name);
  const watched = new Proxy(sent, {
    get(target, name, receiver) {
      note(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  return {
    watched,
    read: () => [...names],
    unread: () => Object.keys(sent).filter((name) => !names.has(name)),
  };
}

/** What a path answers may be sent back to it as it is: programs read a card, change a field and send all of it. */
function isOfAnswer({ operation, answerNames }: Row, name: string): boolean {
  return answerNames.includes(name) || findAnswerFields(operation).has(name);
}

const answerFields = new WeakMap<DocumentNode, ReadonlySet<string>>();

/** The fields that the operation asks of what it answers, by their names in the schema. */
function findAnswerFields(document: DocumentNode): ReadonlySet<string> {
  const known = answerFields.get(document);
  if (known) return known;
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const listFields = (set: SelectionSetNode | undefined): { name: string; set?: SelectionSetNode }[] =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === Kind.FIELD)
        return [{ name: one.name.value, ...(one.selectionSet && { set: one.selectionSet }) }];
      if (one.kind === Kind.INLINE_FRAGMENT) return listFields(one.selectionSet);
      return listFields(fragments.get(one.name.value)?.selectionSet);
    });
  const operations = document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
  const below = (fields: { set?: SelectionSetNode }[]) => fields.flatMap(({ set }) => listFields(set));
  const named = operations.flatMap(({ operation, selectionSet }) => {
    const answered = below(listFields(selectionSet));
    // What a mutation changed stands one level deeper, in its payload.
    return operation === OperationTypeNode.MUTATION ? [...answered, ...below(answered)] : answered;
  });
  const found = new Set(named.map(({ name }) => name));
  answerFields.set(document, found);
  return found;
}
