import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './support/chromium';

const ci = Boolean(process.env.CI);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/third-parties/**', '**/differential/**'], // of playwright.release.config.ts
  fullyParallel: true,
  forbidOnly: ci,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  globalSetup: './support/global-setup.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // The popup blocker stays on: popups open by the customer's clicks, or not at all.
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments, ignoreDefaultArgs: ['--disable-popup-blocking'] },
  },
});
