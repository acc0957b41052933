import {
  type ASTVisitFn,
  type ASTVisitor,
  FragmentsOnCompositeTypesRule,
  GraphQLError,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLType,
  isListType,
  isNonNullType,
  Kind,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  MaxIntrospectionDepthRule,
  type NamedTypeNode,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
  PossibleFragmentSpreadsRule,
  SingleFieldSubscriptionsRule,
  specifiedRules,
  type TypeNode,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  type ValidationContext,
  type ValidationRule,
  VariablesInAllowedPositionRule,
} from 'graphql';
import { isText } from '../../kernel/graphql/scalars.ts';

/** What a document must have in it for some rules to find anything: they are left out where it has none. */
const RULES_BY_SYNTAX: readonly [syntax: RegExp, rules: readonly ValidationRule[]][] = [
  [
    /\.\.\.|fragment/,
    [
      FragmentsOnCompositeTypesRule,
      KnownFragmentNamesRule,
      NoFragmentCyclesRule,
      NoUnusedFragmentsRule,
      PossibleFragmentSpreadsRule,
      UniqueFragmentNamesRule,
    ],
  ],
  [/@/, [KnownDirectivesRule, UniqueDirectivesPerLocationRule]],
  [/__/, [MaxIntrospectionDepthRule]],
  [/subscription/, [SingleFieldSubscriptionsRule]],
];

/**
 * The rules of the specification for a document, except that a `String` variable also fits where a text with a format
 * stands, such as `Email`: those take every string, and were `String` in documents that clients have written before.
 */
export function findDocumentRules(query: string): readonly ValidationRule[] {
  const needless = new Set(RULES_BY_SYNTAX.flatMap(([syntax, rules]) => (syntax.test(query) ? [] : rules)));
  return DOCUMENT_RULES.filter((rule) => !needless.has(rule));
}

/** The two of graphql-js in whose place one of ours stands. */
const OWN_RULES = new Map<ValidationRule, ValidationRule>([
  [VariablesInAllowedPositionRule, textVariablesRule],
  [KnownTypeNamesRule, knownTypesRule],
]);

const DOCUMENT_RULES = specifiedRules.map((rule) => OWN_RULES.get(rule) ?? rule);

/** The rule of graphql-js, which lists all types of the schema at its start: not before one is unknown. */
function knownTypesRule(context: ValidationContext): ASTVisitor {
  let report: ASTVisitFn<NamedTypeNode> | undefined;
  return {
    NamedType(...place) {
      if (context.getSchema().getType(place[0].name.value)) return;
      report ??= (KnownTypeNamesRule(context) as { NamedType: ASTVisitFn<NamedTypeNode> }).NamedType;
      report(...place);
    },
  };
}

/** The rule of graphql-js, which is told that a `String` is expected where one is used for a text. It names the text's own type. */
function textVariablesRule(context: ValidationContext): ASTVisitor {
  const expected = new Map<unknown, GraphQLType>();
  const getRecursiveVariableUsages: ValidationContext['getRecursiveVariableUsages'] = (operation) => {
    const strings = new Set(
      operation.variableDefinitions
        ?.filter(({ type }) => readTypeName(type) === GraphQLString.name)
        .map(({ variable }) => variable.name.value),
    );
    return context.getRecursiveVariableUsages(operation).map((usage) => {
      if (!usage.type || !strings.has(usage.node.name.value)) return usage;
      expected.set(usage.node, usage.type);
      return { ...usage, type: asString(usage.type) };
    });
  };
  const reportError = ({ message, nodes }: GraphQLError) => {
    const type = expected.get(nodes?.[1]);
    const named = type ? message.replace(/(expecting type ")[^"]+/, `$1${type}`) : message;
    context.reportError(new GraphQLError(named, { nodes }));
  };
  return VariablesInAllowedPositionRule(
    Object.create(context, {
      getRecursiveVariableUsages: { value: getRecursiveVariableUsages },
      reportError: { value: reportError },
    }),
  );
}

function readTypeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : readTypeName(type.type);
}

/** `[Email!]` → `[String!]` */
function asString<Type extends GraphQLType>(type: Type): Type;
function asString(type: GraphQLType): GraphQLType {
  if (isNonNullType(type)) return new GraphQLNonNull(asString(type.ofType));
  if (isListType(type)) return new GraphQLList(asString(type.ofType));
  return isText(type) ? GraphQLString : type;
}
