import type { CodegenConfig } from '@graphql-codegen/cli';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { plugin as apolloHooks } from './codegen/apollo-hooks.ts';
import { preset as documentModules } from './codegen/document-modules.ts';
import { plugin as operationTexts } from './codegen/operation-texts.ts';

/** Types shared by both outputs: nothing is `any`, absent is null, and enums are plain string unions. */
const types = {
  strictScalars: true,
  scalars: {
    DateTimeISO: 'string',
    ID: 'string',
    // Texts, whose format is checked by the rules of the domain.
    ...Object.fromEntries(['Date', 'Email', 'URL', 'PhoneNumber', 'Locale'].map((name) => [name, 'string'])),
    WebAuthnJSON: 'object',
    Upload: { input: 'Blob', output: 'never' },
  },
  enumType: 'string-literal',
  useTypeImports: true,
  importExtension: '.ts',
};

/** The documents are written as ready-made syntax trees, so that no one parses GraphQL at start. */
const documents = { documentMode: 'documentNode', optimizeDocumentNode: true };

const OWN_PLUGINS: Record<string, { plugin: PluginFunction }> = {
  'codegen-apollo-hooks': { plugin: apolloHooks },
  'codegen-operation-texts': { plugin: operationTexts },
};

const config: CodegenConfig = {
  schema: './schema.graphql',
  // REST or web may have no document yet; an empty output is right then.
  ignoreNoDocuments: true,
  pluckConfig: { globalGqlIdentifierName: ['graphql'] },
  // The loader of the command line can't read TypeScript, this file can.
  pluginLoader: (name: string) => OWN_PLUGINS[name] ?? import(name),
  generates: {
    'packages/client/src/generated/': {
      preset: documentModules,
      documents: ['fragments/{card-content,contact,design,face,report,webhook}.graphql', 'apps/web/src/**/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node', 'apollo-hooks'],
      // The cache asks for `__typename` everywhere, and an optimistic reply without it is not found again.
      config: { ...types, ...documents, nonOptionalTypename: true, skipTypeNameForRoot: true },
    },
    'apps/api/src/transports/rest/generated/graphql.ts': {
      documents: [
        'fragments/*.graphql',
        'apps/api/src/transports/rest/*.graphql',
        'apps/api/src/transports/rest/*-routes.ts',
      ],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, ...documents },
    },
    'apps/api/src/transports/mcp/generated/graphql.ts': {
      documents: ['fragments/*.graphql', 'apps/api/src/transports/mcp/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, ...documents },
    },
    'packages/sdk/src/generated/operations.ts': {
      documents: ['fragments/*.graphql', 'packages/sdk/src/operations/*.graphql'],
      plugins: ['typescript-operations', 'operation-texts'],
      config: types,
    },
  },
};

export default config;
