import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const browser = findChromium();

/** One server and one browser: the stories share the machine's two cores and the server's data. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './scripts/e2e-server.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.E2E_ORIGIN ?? '',
    // Dates and numbers are written as the browser's region has them.
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Root and many containers have no user namespaces; the pages are our own.
      args: ['--no-sandbox'],
    },
  },
});
