import {
  type ASTVisitFn,
  type ASTVisitor,
  FragmentsOnCompositeTypesRule,
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
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

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

/** The rules of the specification for a document. */
export function findDocumentRules(query: string): readonly ValidationRule[] {
  const needless = new Set(RULES_BY_SYNTAX.flatMap(([syntax, rules]) => (syntax.test(query) ? [] : rules)));
  return DOCUMENT_RULES.filter((rule) => !needless.has(rule));
}

const DOCUMENT_RULES = specifiedRules.map((rule) => (rule === KnownTypeNamesRule ? knownTypesRule : rule));

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
