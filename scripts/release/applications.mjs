// Applications outside the workspace, from the frameworks' own generators or from e2e/consumers. They install the packed packages, contain the code of the
// guides as it stands, and are tested or pay with a card.

/** @import { Page } from '@playwright/test' */
/** @import { Packed } from '../build/pack.mjs' */

/**
 * `generator`: what `npx` runs; `packages`: what the reader installs; `commands`: build or test the application. Then a customer opens its page: either
 * the files in the folder `output`, beside the guides' server, or the last of its own `servers`, which are scripts of Node by their ports. By default, the
 * customer pays with a card.
 * @typedef {{ generator?: string, packages?: string[], commands?: string[], output?: string, servers?: [port: number, script: string][],
 *   visit?: (page: Page, origin: string) => Promise<unknown> }} Application
 */

const VITE = 'create-vite@9.3.0 --no-interactive';
/** The last version for Node 20. */
const ANGULAR = '@angular/cli@21.2.27 new angular --defaults --minimal --skip-git --skip-install --ai-config=none';
const SERVER = ['@tender/sandbox', 'braintree'];
const CARD = ['@tender/client', '@tender/hosted-fields', ...SERVER];
const TESTED = ['@tender/react', '@tender/hosted-fields', '@tender/sepa', ...SERVER, '@testing-library/react', '@testing-library/dom'];

/** @type {Record<string, Application>} */
const descriptions = {
  'node-esm': { commands: ['npm test'] },
  'node-cjs': { commands: ['npm test'] },
  types: { commands: ['npm test'] },
  jest: { commands: ['npm test'] },
  'jest-babel': { commands: ['npm test'] },
  vitest: {
    generator: `${VITE} vitest --template react-ts`,
    packages: [...TESTED, '@types/braintree', 'vitest', 'jsdom'],
    commands: ['npx vitest run'],
  },
  playwright: { commands: ['npm run build', 'npm test'] },
  requirejs: { commands: ['npm run build'], output: 'dist' },
  'webpack-4': { commands: ['npm run build'], output: 'dist' },
  'script-tag': { commands: ['npm run build'], output: 'public' },
  'quick-start': {
    generator: `${VITE} quick-start --template vanilla`,
    packages: ['@tender/hosted-fields', ...SERVER],
    commands: ['npm run build'],
    servers: [
      [3000, 'server.js'],
      [3021, 'node_modules/.bin/vite --port 3021'],
    ],
  },
  react: {
    generator: `${VITE} react --template react-ts`,
    packages: ['@tender/react', '@tender/hosted-fields', ...SERVER],
    commands: ['npm run build'],
    output: 'dist',
  },
  vue: { generator: `${VITE} vue --template vue-ts`, packages: CARD, commands: ['npm run build'], output: 'dist' },
  svelte: { generator: `${VITE} svelte --template svelte-ts`, packages: CARD, commands: ['npm run build'], output: 'dist' },
  angular: { generator: ANGULAR, packages: CARD, commands: ['npm run build'], output: 'dist/angular/browser' },
  next: {
    generator: 'create-next-app@16.4.3 next --yes --skip-install --disable-git',
    packages: ['@tender/hosted-fields', '@tender/react', ...SERVER],
    commands: ['npm run build'],
    servers: [
      [4821, 'node_modules/.bin/tender-sandbox --port 4821'],
      [3022, 'node_modules/.bin/next start --port 3022'],
    ],
    visit: typeIntoRenderedFields,
  },
};

/** Opens the two pages of the guide to server rendering, whose tokens come from a route and from a function. */
async function typeIntoRenderedFields(/** @type {Page} */ page, /** @type {string} */ origin) {
  for (const path of ['/checkout', '/function']) {
    const response = await page.goto(origin + path);
    if (!(await response?.text())?.includes('Card number</label>')) throw new Error(`${path} is not rendered on the server.`);
    const input = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('input:visible').first();
    await input.fill('4111111111111111');
  }
}

/** The applications by name. Each function installs, builds and runs its application in a subfolder of `folder`. The packages must be built. */
/** @type {Record<string, (packed: Packed[], folder: string) => Promise<void>>} */
export const applications = Object.fromEntries(
  Object.entries(descriptions).map(([name, description]) => [
    name,
    async (packed, folder) => (await import('./run-application.mjs')).runApplication(name, description, packed, folder),
  ]),
);
