import { basename } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { type FragmentDefinitionNode, Kind } from 'graphql';
import { plugin as queryTexts } from './query-texts.ts';

/** The file with the types of all operations. */
const TYPES_FILE = 'types.ts';
const TYPES = 'Types';

/**
 * Writes a module for each `.graphql` file: a screen then loads its own documents instead of those of the whole app.
 * `types.ts` has the types of all, `graphql.ts` exports everything, `query-texts.ts` the queries as texts. The published preset puts modules beside the documents, which would make the web app the client
 * package's home.
 */
export const preset: Types.OutputPreset = {
  buildGeneratesSection(options) {
    const { baseOutputDir, documents, config, pluginMap } = options;
    const fragments = documents.flatMap(readFragments);
    const names = documents.map(({ location = '' }) => basename(location, '.graphql')).sort();
    const repeated = names.find((name, index) => name === names[index + 1]);
    if (repeated) throw new Error(`Two files are called ${repeated}.graphql.`);
    const section = (filename: string, changes: Partial<Types.GenerateOptions>) => ({
      ...options,
      filename: `${baseOutputDir}${filename}`,
      ...changes,
    });
    const modules = documents.map((document) => {
      const name = basename(document.location ?? '', '.graphql');
      const own = new Set(readFragments(document).map((fragment) => fragment.name));
      return section(`documents/${name}.ts`, {
        documents: [document],
        config: {
          ...config,
          importOperationTypesFrom: TYPES,
          externalFragments: fragments.filter((fragment) => !own.has(fragment.name)),
        },
        plugins: [
          { add: { content: `import type * as ${TYPES} from '../${TYPES_FILE}';` } },
          { 'typed-document-node': {} },
          { 'apollo-hooks': {} },
        ],
        pluginMap: { ...pluginMap, add: { plugin: addText } },
      });
    });
    const index = [TYPES_FILE, ...names.map((name) => `documents/${name}.ts`)].map(
      (file) => `export * from './${file}';`,
    );
    return [
      section(TYPES_FILE, { plugins: [{ 'typescript-operations': {} }] }),
      ...modules,
      section('query-texts.ts', {
        plugins: [{ 'query-texts': {} }],
        pluginMap: { ...pluginMap, 'query-texts': { plugin: queryTexts } },
      }),
      section('graphql.ts', {
        plugins: [{ add: { content: index.join('\n') } }],
        pluginMap: { ...pluginMap, add: { plugin: addText } },
      }),
    ];
  },
};

function addText(_schema: unknown, _documents: unknown, { content }: { content: string }) {
  return { prepend: [content], content: '' };
}

function readFragments({ document }: Types.DocumentFile) {
  return (document?.definitions ?? [])
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
      importFrom: null,
    }));
}
