import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './support/chromium';

const ci = Boolean(process.env.CI);

/**
 * What a release waits for and `npm test` does not, in playwright.release.config.ts: other people's clients and the SDK they were written for,
 * what goes over every page or over the same page many times, what fails in every way at every await, and every ending of every method in
 * the demo and in the checkout (each method has them in its own specs already).
 */
export const releaseSpecs = [
  '**/third-parties/**/*.spec.ts',
  '**/differential/**/*.spec.ts',
  '**/reference.spec.ts',
  '**/card/faults.spec.ts',
  '**/three-d-secure/{failures,provider-hosts,version-1}.spec.ts',
  '**/us-bank-account/failures.spec.ts',
  '**/leaks.spec.ts',
  '**/frame-service/{pages,framebus,hostile,strategies}.spec.ts',
  '**/venmo/policy.spec.ts',
  '**/customer-pages.spec.ts',
  '**/console.spec.ts',
  '**/demo-{appearance,methods,outcomes}.spec.ts',
  '**/react/{checkout-methods,venmo-code}.spec.ts',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: releaseSpecs,
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
