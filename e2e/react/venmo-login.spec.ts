import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { approveVenmo } from '@tender/sandbox/testing';
import { build } from 'esbuild';
import { join } from 'node:path';
import { countFocus } from '../support/count-focus';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';

/** A shop that shows itself what goes with the window; under the policy there is no script in the page, so that its key is in the address. */
const SOURCE = `
  import { TenderProvider } from '@tender/react';
  import { useVenmoCode, VenmoButton, VenmoProvider, VenmoWebLogin } from '@tender/react/venmo';
  import { StrictMode, useState } from 'react';
  import { createRoot } from 'react-dom/client';

  function Checkout() {
    const { login, tokenize } = useVenmoCode();
    const [said, setSaid] = useState('');
    return (
      <>
        <VenmoButton
          action={tokenize}
          onNonce={({ details }) => setSaid('paid by ' + details.username)}
          onCancel={({ code }) => setSaid('left: ' + code)}
          onError={({ code }) => setSaid('failed: ' + code)}
        />
        <VenmoWebLogin view={login} />
        <output id="said">{said}</output>
      </>
    );
  }
  createRoot(document.querySelector('main')).render(
    <StrictMode>
      <TenderProvider authorization={new URLSearchParams(location.search).get('key')}>
        <VenmoProvider allowDesktopWebLogin paymentMethodUsage="multi_use">
          <Checkout />
        </VenmoProvider>
      </TenderProvider>
    </StrictMode>,
  );`;

let code: string;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: join(import.meta.dirname, '../../packages/react'), loader: 'tsx' },
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@tender/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  code = outputFiles[0]?.text ?? '';
});

async function openShop(page: Page, site: Site, sandbox: Sandbox): Promise<void> {
  const script = site.script('shop.localhost', '/venmo-login.js', code);
  const url = site.page('shop.localhost', '/checkout', {
    body: `<main></main><script src="${script}"></script>`,
    scripts: ['axe.js'],
    headers: strictPolicy(sandbox.url),
  });
  await page.goto(`${url}?key=${sandbox.tokenizationKey}`);
}

const venmoButton = (page: Page) => page.getByRole('button', { name: 'Venmo', exact: true });
const region = (page: Page) => page.getByRole('group', { name: 'What would you like to do?' });

/** Begins a payment; returns the customer's window, once it is Venmo's. */
async function pay(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), venmoButton(page).click()]);
  await popup.waitForURL('**/pay/venmo/**');
  return popup;
}

/** Nothing of ours is laid over the page, and the focus is where the payment began. */
async function expectOver(page: Page, popup: Page): Promise<void> {
  await expect(region(page)).toHaveCount(0);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(venmoButton(page)).toBeFocused();
}

test('react venmo login: approved in the window, under the strict policy', async ({ page, site, sandbox }) => {
  const violations = await collectViolations(page);
  await openShop(page, site, sandbox);
  const popup = await pay(page);
  await expect(region(page)).toHaveText(/Tap cancel payment to cancel and return to the business\. Continue payment will relaunch/);
  await expect(region(page).getByRole('heading')).toBeFocused();
  await expect(page.locator('#venmo-desktop-web-backdrop')).toHaveCount(0);
  expect(await page.locator('[inert]').count()).toBe(0);
  const { violations: found } = await page.evaluate(() => window.axeCore.run('main'));
  expect(found).toEqual([]);
  await approveVenmo(popup);
  await expect(page.locator('#said')).toHaveText('paid by @venmojoe');
  await expectOver(page, popup);
  expect(violations).toEqual([]);
});

test('react venmo login: the window is brought back by the keyboard', async ({ page, site, sandbox }) => {
  const timesFocused = await countFocus(page);
  await openShop(page, site, sandbox);
  const popup = await pay(page);
  await page.bringToFront();
  await expect(region(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue payment' })).toBeFocused();
  const before = await timesFocused();
  await page.keyboard.press('Enter');
  await expect.poll(timesFocused).toBe(before + 1);
  await approveVenmo(popup);
  await expect(page.locator('#said')).toHaveText('paid by @venmojoe');
  await expectOver(page, popup);
});

test('react venmo login: canceled by the button, closed by the customer, and paid at last', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox);
  const first = await pay(page);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.locator('#said')).toHaveText('left: VENMO_TOKENIZATION_CANCELED_BY_MERCHANT');
  await expectOver(page, first);
  const second = await pay(page);
  await second.close();
  await expect(page.locator('#said')).toHaveText('left: FRAME_SERVICE_FRAME_CLOSED');
  await expectOver(page, second);
  const third = await pay(page);
  await approveVenmo(third);
  await expect(page.locator('#said')).toHaveText('paid by @venmojoe');
  await expectOver(page, third);
});
