import type { Browser, BrowserContextOptions, BrowserType, ConsoleMessage, LaunchOptions } from '@playwright/test';
import { collectPageErrors } from '../support/page-errors';
import type { Browsers, Engine, Settings } from './customer';
import { BIDI_PORT } from './firefox-door';
import { playwrightCustomer } from './playwright-customer';

/** Browsers that Playwright drives: one for all visits, but for settings that Firefox reads at its start alone. */
export function playwrightBrowsers(engine: Engine, type: BrowserType, options: LaunchOptions): Browsers {
  let shared: Browser | undefined;
  const launch = (preferences?: Preferences): Promise<Browser> => {
    const firefox: LaunchOptions = {
      env: { ...process.env, BIDI_PORT: String(BIDI_PORT) },
      firefoxUserPrefs: { ...options.firefoxUserPrefs, ...preferences },
    };
    return type.launch({ ...options, ...(engine === 'firefox' ? firefox : {}) });
  };
  return {
    async open(settings) {
      const preferences = engine === 'firefox' ? preferencesFor(settings) : {};
      const isOwn = Object.keys(preferences).length > 0;
      if (isOwn) await shared?.close().then(() => (shared = undefined)); // one at a time
      const browser = isOwn ? await launch(preferences) : (shared ??= await launch());
      const context = await browser.newContext(contextFor(engine, settings));
      const errors = collectPageErrors(context) as string[];
      context.on('console', (message) => isShopError(message) && errors.push(message.text()));
      const customer = playwrightCustomer(engine, await context.newPage());
      return { customer, errors: () => errors, close: () => (isOwn ? browser.close() : context.close()) };
    },
    close: async () => shared?.close(),
  };
}

/** What the network refused is the flow's own. */
const isShopError = (message: ConsoleMessage): boolean =>
  message.type() === 'error' && !message.text().startsWith('Failed to load resource');

function contextFor(engine: Engine, { width = 1280, height = 800, userAgent, isDark, hasForcedColors }: Settings): BrowserContextOptions {
  const viewport = { width, height };
  if (engine === 'firefox') return { viewport };
  return {
    viewport,
    ...(userAgent === undefined ? {} : { userAgent }),
    colorScheme: isDark ? 'dark' : 'light',
    forcedColors: hasForcedColors ? 'active' : 'none',
  };
}

type Preferences = NonNullable<LaunchOptions['firefoxUserPrefs']>;

/** By numbers of Firefox: dark is 0, the system's colours always 2, cookies of other sites never 1. */
function preferencesFor({ userAgent, isDark, hasForcedColors, isPrivate }: Settings): Preferences {
  return {
    ...(userAgent === undefined ? {} : { 'general.useragent.override': userAgent }),
    ...(isDark ? { 'layout.css.prefers-color-scheme.content-override': 0 } : {}),
    ...(hasForcedColors ? { 'browser.display.document_color_use': 2 } : {}),
    ...(isPrivate ? { 'network.cookie.cookieBehavior': 1, 'privacy.trackingprotection.enabled': true } : {}),
  };
}
