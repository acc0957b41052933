import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

interface HookConfig {
  /** The name that the module of the operations' types is imported by; absent when they stand in the same file. */
  importOperationTypesFrom?: string;
}

/**
 * Gives every operation its hook (`useXQuery`, `useXMutation`, `useXSubscription`) over the typed documents that stand
 * in the same file. The published React plugin does not type-check against Apollo Client 4.
 */
export const plugin: PluginFunction<HookConfig> = (_schema, documents, { importOperationTypesFrom }) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return '';
  const used = new Set<string>();
  const hooks = operations.map((operation) => {
    const hook = hookFor(operation, importOperationTypesFrom ? `${importOperationTypesFrom}.` : '');
    for (const name of hook.imports) used.add(name);
    return hook.code;
  });
  return {
    prepend: [`import { ${[...used].sort().join(', ')} } from '@apollo/client/react';`],
    content: `${hooks.join('\n\n')}\n`,
  };
};

/** The names that an operation's types and document have in the generated file. */
interface Names {
  hook: string;
  document: string;
  /** Result and variables, as type arguments. */
  types: string;
  /** The parameter's mark: operations whose variables may all be left out can be used without options. */
  mark: '?' | '';
}

interface Hook {
  imports: string[];
  code: string;
}

function hookFor(operation: OperationDefinitionNode, typePrefix: string): Hook {
  const name = capitalize(operation.name?.value ?? '');
  const type = `${name}${capitalize(operation.operation)}`;
  const isOptional = (operation.variableDefinitions ?? []).every(
    (variable) => variable.type.kind !== Kind.NON_NULL_TYPE || variable.defaultValue,
  );
  const names: Names = {
    hook: `use${type}`,
    document: `${name}Document`,
    types: `${typePrefix}${type}, ${typePrefix}${type}Variables`,
    mark: isOptional ? '?' : '',
  };
  return { query: queryHook, mutation: mutationHook, subscription: subscriptionHook }[operation.operation](names);
}

function queryHook({ hook, document, types, mark }: Names): Hook {
  // Partial data would make every field of `data` optional in every component, so it is not offered here.
  const options = `(useQuery.Options<${types}> & { returnPartialData?: false }) | SkipToken`;
  return {
    imports: ['type SkipToken', 'useQuery'],
    code: `export function ${hook}(options${mark}: ${options}) {
  return useQuery(${document}, options${mark && ' ?? {}'});
}`,
  };
}

function mutationHook({ hook, document, types }: Names): Hook {
  // Variables and error policy given here would change the type of the result; variables belong to the call.
  const options = `Omit<useMutation.Options<${types}>, 'variables' | 'errorPolicy'>`;
  return {
    imports: ['useMutation'],
    code: `export function ${hook}(options?: ${options}): useMutation.ResultTuple<${types}> {
  return useMutation(${document}, options);
}`,
  };
}

function subscriptionHook({ hook, document, types, mark }: Names): Hook {
  const options = `useSubscription.Options<${types}> | SkipToken`;
  return {
    imports: ['type SkipToken', 'useSubscription'],
    code: `export function ${hook}(options${mark}: ${options}) {
  return useSubscription(${document}, options${mark && ' ?? {}'});
}`,
  };
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
