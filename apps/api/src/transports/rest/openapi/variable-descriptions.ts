import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** What the schema says of the argument or the field of an input that each variable of the document is the value of. */
export function readVariableDescriptions(document: DocumentNode, schema: GraphQLSchema): Map<string, string> {
  const descriptions = new Map<string, string>();
  const types = new TypeInfo(schema);
  const note = (value: { kind: string; name?: { value: string } }, description: string | null | undefined) => {
    if (value.kind !== Kind.VARIABLE || !value.name || !description) return;
    // Where lists are answered without `pageInfo`.
    descriptions.set(value.name.value, description.replaceAll('`endCursor`', '`nextCursor`'));
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ value }) => note(value, types.getArgument()?.description),
      ObjectField: ({ name, value }) => {
        const parent = getNamedType(types.getParentInputType());
        if (isInputObjectType(parent)) note(value, parent.getFields()[name.value]?.description);
      },
    }),
  );
  return descriptions;
}
