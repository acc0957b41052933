import {
  type ASTVisitor,
  GraphQLError,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLType,
  isListType,
  isNonNullType,
  Kind,
  specifiedRules,
  type TypeNode,
  type ValidationContext,
  type ValidationRule,
  VariablesInAllowedPositionRule,
} from 'graphql';
import { isText } from '../platform/scalars.ts';

/**
 * The rules of the specification, except that a `String` variable also fits where a text with a format stands, such as
 * `Email`: those take every string, and were `String` in documents that clients have written before.
 */
export const DOCUMENT_RULES: readonly ValidationRule[] = specifiedRules.map((rule) =>
  rule === VariablesInAllowedPositionRule ? textVariablesRule : rule,
);

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
