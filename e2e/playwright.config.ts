import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import type { Engine } from './engines/customer';
import { headlessShell, wholeBrowser } from './support/chromium';

const ci = Boolean(process.env.CI);

/**
 * Tests that need the whole browser, by folder, file, title or tag: only it blocks popups, and sends keys to a page whose dialog contains a frame of another
 * site. Of the flows in e2e/engines, those of windows.spec.ts and those whose title says that they pay in a window.
 */
const wholeBrowserTests =
  /@whole-browser| in a window|(^| )(frame-service|windows|local-payment|paypal|sepa|differential)\/|(^| )(engines\/windows|react\/checkout-methods|third-parties\/(csp|server-sdk)|three-d-secure\/(dialog|version-1)|venmo\/(app|policy|web-login))/;

/**
 * Popup windows open by the customer's clicks alone. Frames share the process of their page: the flows have run in no other way yet. Pages are
 * loaded anew by the back button: of those that come from memory Firefox tells Playwright nothing.
 */
const firefoxUserPrefs = {
  'dom.disable_open_during_load': true,
  'browser.sessionhistory.max_total_viewers': 0,
  'fission.autostart': false,
  'fission.webContentIsolationStrategy': 0,
};
const firefox = { executablePath: join(import.meta.dirname, 'engines/firefox-with-bidi.mjs'), firefoxUserPrefs };

/** Milliseconds of a test in Firefox and WebKit, which are slow to start and draw without a graphics card: half a minute where nothing else runs. */
const ENGINE_TIMEOUT = 120_000;

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: ci,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  snapshotPathTemplate: '{testDir}/{testFileDir}/demo-pictures/{arg}{ext}',
  globalSetup: './support/global-setup.ts',
  /** `SCREENSHOTS=on pnpm e2e demo` leaves a picture of the last state of every test in the output folder. */
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    screenshot: process.env.SCREENSHOTS ? { mode: 'on', fullPage: true } : 'off',
  },
  projects: [
    { name: 'headless-shell', grepInvert: wholeBrowserTests, use: { launchOptions: headlessShell } },
    { name: 'chromium', grep: wholeBrowserTests, use: { launchOptions: wholeBrowser } },
    {
      name: 'firefox',
      testDir: './engines',
      timeout: ENGINE_TIMEOUT,
      use: { engine: 'firefox', browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefox },
    },
    // WebKit has no forced colors.
    { name: 'webkit', testDir: './engines', timeout: ENGINE_TIMEOUT, grepInvert: /@forced-colours/, use: { engine: 'webkit' } },
  ],
});
