import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { demoPayments } from '../methods/all-methods';
import { openMethod } from '../methods/demo-payment';
import { sales, test } from '../support/shop';
import { expect } from '../support/test';

/** The Python that has the provider's official SDK; the script that starts the tests finds it. */
const python = process.env['PYTHON_PATH'];

const pythonTest = test.extend<{ pythonShop: { url: string } }>({
  pythonShop: async ({ sandbox, shop, pageFolder }, use) => {
    if (python === undefined) throw new Error('The official Python SDK is missing: install python3-braintree.');
    const configuration: unknown = await (await fetch(`${shop.url}/api/config`)).json();
    const { url, port, merchantId, publicKey, privateKey } = sandbox;
    const SHOP = JSON.stringify({ url, port: String(port), merchantId, publicKey, privateKey, pageFolder, configuration });
    const server = spawn(python, [join(import.meta.dirname, 'server.py')], {
      env: { ...process.env, SHOP },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(server, 'exit');
    const [printed] = (await Promise.race([once(server.stdout, 'data'), exited])) as [unknown];
    await use({ url: String(printed).trim() });
    server.kill();
    await exited;
  },
});

pythonTest.skip(python === undefined && !process.env['CI'], 'the official SDK for Python is not installed');

for (const method of demoPayments) {
  pythonTest(`python-shop: ${method.name} paid`, async ({ page, context, pythonShop, sandbox }) => {
    const fixtures = { page, context, sandbox, shop: pythonShop };
    await openMethod(fixtures, method);
    await method.paid(fixtures);
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
    await expect(page.locator('.receipt')).toContainText(method.by);
    expect(sales(sandbox)).toBe(1);
  });
}
