import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Workspace packages are read from their sources, so that no test needs a build or sees a stale one. Everything else is
 * found as node finds it (`main` and `.js`, not `module` and `.mjs`): else there would be two copies of `graphql`.
 */
const resolve = {
  conditions: ['source', 'node', 'development'],
  mainFields: ['main'],
  extensions: ['.js', '.mjs', '.ts', '.tsx', '.json'],
};

const english = join(import.meta.dirname, 'packages/texts/src/testing/english.ts');

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

function project(name: string, root: string, test: TestOptions): TestProjectInlineConfiguration {
  // The third is where a global setup runs, which comes before any build.
  return {
    root,
    resolve,
    ssr: { resolve },
    environments: { __vitest__: { resolve } },
    test: { name, include: ['src/**/*.test.{ts,tsx}'], ...test },
  };
}

const inBrowser: TestOptions = {
  environment: 'jsdom',
  // Testing Library clears the page after each test only when it finds the global hooks.
  globals: true,
  // On a busy machine the first look at a screen takes its time.
  testTimeout: 30_000,
  setupFiles: ['@testing-library/jest-dom/vitest'],
};

// Numbers without a country code are of the country that the clock shows: the tests' clocks show none.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    pool: 'forks',
    // Small machines have two cores.
    maxWorkers: 2,
    // Once more for what a busy machine made too late, as in the browser; the list of tests says which needed it.
    retry: process.env.CI ? 1 : 0,
    projects: [
      // Pure functions leave nothing behind: their files share a process.
      project('domain', 'packages/domain', {
        environment: 'node',
        isolate: false,
        setupFiles: [english],
        testTimeout: 30_000,
      }),
      project('client', 'packages/client', { environment: 'jsdom' }),
      project('texts', 'packages/texts', { environment: 'node' }),
      project('ui', 'packages/ui', inBrowser),
      project('web', 'apps/web', {
        ...inBrowser,
        // One more than there are cores: a third of their time they wait. By themselves, because others don't.
        maxWorkers: 3,
        sequence: { groupOrder: 1 },
        setupFiles: [
          '@testing-library/jest-dom/vitest',
          english,
          ...['british', 'desk', 'patience'].map((name) =>
            join(import.meta.dirname, `apps/web/src/testing/${name}.ts`),
          ),
        ],
      }),
      project('api', 'apps/api', {
        environment: 'node',
        isolate: false,
        // One more than there are cores, as with `web`: they wait for the database, and for clocks.
        maxWorkers: 3,
        sequence: { groupOrder: 2 },
        globalSetup: [join(import.meta.dirname, 'apps/api/src/testing/global-setup.ts')],
        setupFiles: [join(import.meta.dirname, 'apps/api/src/testing/setup.ts'), english],
        // What the protocol's client reads streams with has a condition `source` too, whose files node can't run.
        server: { deps: { inline: [/@modelcontextprotocol\/sdk/, /eventsource-parser/] } },
        testTimeout: 30_000,
        hookTimeout: 60_000,
        provide: {
          restCalls: Number(process.env.REST_CALLS ?? 0),
          graphqlCalls: Number(process.env.GRAPHQL_CALLS ?? 0),
          audienceRuns: Number(process.env.AUDIENCE_RUNS ?? 0),
        },
      }),
      project('tools', '.', { environment: 'node', testTimeout: 30_000, include: ['{scripts,codegen}/**/*.test.ts'] }),
    ],
  },
});
