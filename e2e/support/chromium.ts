import type { LaunchOptions } from '@playwright/test';
import { execFileSync } from 'node:child_process';

/** The browser that `scripts/machine/prepare.mjs` found; when specs are run by hand, the one on the PATH. */
const pathOf = (variable: string, commands: string[]): string =>
  process.env[variable] ??
  execFileSync('sh', ['-c', [...commands.map((command) => `command -v ${command}`), 'true'].join(' || ')], { encoding: 'utf8' }).trim();

/** Quiet, and without a sandbox of its own where root runs it. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * The lists of the address bar are pages with processes of their own, one for each window. Chromium takes the last `--disable-features` of its
 * command line, so what Playwright turns off is here too.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The popup blocker stays on: popups open by the customer's clicks, or not at all. */
const ignoreDefaultArgs = ['--disable-popup-blocking'];

/** The browser as people use it, without a screen. */
export const wholeBrowser: LaunchOptions = {
  executablePath: pathOf('CHROMIUM_PATH', ['chromium', 'google-chrome']),
  args: [...chromiumArguments, `--disable-features=${disabledFeatures.join(',')}`],
  ignoreDefaultArgs,
};

/** The same engine with less around it: more than twice as fast, but it has no popup blocker. */
export const headlessShell: LaunchOptions = {
  executablePath: pathOf('HEADLESS_SHELL_PATH', ['chromium-headless-shell', 'chromium', 'google-chrome']),
  args: chromiumArguments,
  ignoreDefaultArgs,
};
