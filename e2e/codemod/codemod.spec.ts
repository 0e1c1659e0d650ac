import { fillCard } from '@tender/sandbox/testing';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '../support/test';
import { findUnreported, runCodemod, runNode, unpackShop, type MadeShop } from './made-shop';
import { families } from './render-shop';
import { serveShop } from './serve-shop';

const integrity = join(import.meta.dirname, '../../dist/web/3.118.2/integrity.json');
/** Templates and bundles: these two families run on every change. */
const everyChange = ['php', 'next'];
/** How many places the report leaves to the shop. */
const left: Readonly<Record<string, number>> = { php: 2, erb: 1, requirejs: 1, magento: 2, next: 0, angular: 3, vue: 3, mocks: 0 };

const jest = join(dirname(createRequire(import.meta.url).resolve('../../node_modules/jest/package.json')), 'bin/jest.js');
/** The shop's own tests, with the packages of the workspace, which the sources export. */
const runTests = ({ folder }: MadeShop) => {
  const conditions = JSON.stringify({ customExportConditions: ['@tender/source', 'node'] });
  return runNode([jest, '--rootDir', folder, '--testEnvironmentOptions', conditions, '--watchman=false'], folder);
};

for (const [name, render] of Object.entries(families)) {
  test(
    `${name}: one command moves the shop, the report lists every remaining mention, and a card is paid on the result`,
    { tag: everyChange.includes(name) ? [] : ['@full'] },
    async ({ page, sandbox }) => {
      const shop = unpackShop(name);
      const hasTests = [...shop.list().keys()].some((file) => file.includes('.test.'));
      if (hasTests) expect((await runTests(shop)).exitCode).toBe(0);

      const { exitCode, output } = await runCodemod(shop, '--assets', sandbox.url, '--integrity', integrity, '--json');
      expect(exitCode, output).toBe(0);
      expect(findUnreported(shop, output)).toEqual([]);
      expect(JSON.parse(output).files.flatMap((file: { left: object[] }) => file.left)).toHaveLength(left[name] ?? -1);
      if (hasTests) expect((await runTests(shop)).exitCode).toBe(0);

      const server = await serveShop(sandbox, await render(shop, sandbox.createClientToken()));
      await page.goto(server.url);
      await fillCard(page, { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' });
      await page.getByRole('button', { name: 'Pay' }).click();
      await expect(page.locator('#result')).toHaveText('Thank you: 1111');
      await server.stop();
      shop.remove();
    },
  );
}
