import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const browser = findChromium();

/** One server, whose data all stories share, and two browsers: one leaves half of two cores idle. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './scripts/e2e-server.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 2,
  // Twice more for what a busy machine made too late; the list names what needed it.
  retries: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.E2E_ORIGIN ?? '',
    // Dates and numbers are written as the browser's region has them.
    locale: 'en-GB',
    // So are numbers without a country code.
    timezoneId: 'UTC',
    // Recording all of them takes a good part of the run.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Root and many containers have no user namespaces; the pages are our own.
      args: ['--no-sandbox'],
    },
  },
});
