import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

/**
 * Gives every operation its hook (`useXQuery`, `useXMutation`, `useXSubscription`) over the typed documents that stand
 * in the same file. The published React plugin does not type-check against Apollo Client 4.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return '';
  const used = new Set<string>();
  const hooks = operations.map((operation) => {
    const hook = hookFor(operation);
    for (const name of hook.imports) used.add(name);
    return hook.code;
  });
  return {
    prepend: [`import { ${[...used].sort().join(', ')} } from '@apollo/client/react';`],
    content: `${hooks.join('\n\n')}\n`,
  };
};

function hookFor(operation: OperationDefinitionNode): { imports: string[]; code: string } {
  const kind = pascalCase(operation.operation);
  const base = `${pascalCase(operation.name?.value ?? '')}${kind}`;
  const types = `${base}, ${base}Variables`;
  const document = `${pascalCase(operation.name?.value ?? '')}Document`;
  // Operations whose variables may all be left out take no options; the others can't be called without them.
  const optional = (operation.variableDefinitions ?? []).every(
    (variable) => variable.type.kind !== Kind.NON_NULL_TYPE || variable.defaultValue,
  );
  if (kind === 'Query') return queryHook(base, document, types, optional);
  if (kind === 'Subscription') return subscriptionHook(base, document, types, optional);
  return mutationHook(base, document, types);
}

function queryHook(base: string, document: string, types: string, optional: boolean) {
  // Partial data would make every field of `data` optional in every component, so it is not offered here.
  const options = `(useQuery.Options<${types}> & { returnPartialData?: false }) | SkipToken`;
  return {
    imports: ['type SkipToken', 'useQuery'],
    code: `export function use${base}(options${optional ? '?' : ''}: ${options}) {
  return useQuery(${document}, options${optional ? ' ?? {}' : ''});
}`,
  };
}

function mutationHook(base: string, document: string, types: string) {
  // Variables and error policy given here would change the type of the result; variables belong to the call.
  return {
    imports: ['useMutation'],
    code: `export function use${base}(options?: Omit<useMutation.Options<${types}>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<${types}> {
  return useMutation(${document}, options);
}`,
  };
}

function subscriptionHook(base: string, document: string, types: string, optional: boolean) {
  const options = `useSubscription.Options<${types}> | SkipToken`;
  return {
    imports: ['type SkipToken', 'useSubscription'],
    code: `export function use${base}(options${optional ? '?' : ''}: ${options}) {
  return useSubscription(${document}, options${optional ? ' ?? {}' : ''});
}`,
  };
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
