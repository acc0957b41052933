/** An operation that somebody shared as `/graphql?query=…&variables=…&operationName=…`. */
export interface SharedOperation {
  initialQuery?: string;
  initialVariables?: string;
  operationName?: string;
}

/** The operation in an address; nothing in it is run before the person says so. */
export function readSharedOperation(search: string): SharedOperation {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('query');
  if (!query) return {};
  const variables = parameters.get('variables');
  const operationName = parameters.get('operationName');
  return {
    initialQuery: query,
    initialVariables: variables ? indent(variables) : '',
    ...(operationName && { operationName }),
  };
}

function indent(variables: string): string {
  try {
    return JSON.stringify(JSON.parse(variables), null, 2);
  } catch {
    return variables;
  }
}
