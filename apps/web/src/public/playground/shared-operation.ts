/** An operation shared as `/graphql?query=…&variables=…&operationName=…`. */
export interface SharedOperation {
  initialQuery?: string;
  initialVariables?: string;
  operationName?: string;
}

/** The operation in an address. It only runs when the person starts it. */
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
