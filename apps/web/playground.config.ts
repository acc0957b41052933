import type { Plugin } from 'vite';

const WRONG = 'if (fieldRequired) {';
const RIGHT = 'if (fieldRequired && field.defaultValue === undefined) {';

/**
 * The playground's editor takes a field of an input for required although it has a default, and marks variables that leave it out as
 * wrong (graphql-language-service 5.7). Stops the build when that changes.
 */
export function knowDefaults(): Plugin {
  return {
    name: 'know-defaults',
    transform: {
      filter: { id: /graphql-language-service.+getVariablesJSONSchema\.js$/ },
      handler(code) {
        if (!code.includes(WRONG)) throw new Error('graphql-language-service reads required fields in another way.');
        return { code: code.replace(WRONG, RIGHT), map: null };
      },
    },
  };
}
