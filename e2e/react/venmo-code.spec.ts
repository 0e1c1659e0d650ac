import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { approveVenmo, cancelVenmo, scanVenmo } from '@tender/sandbox/testing';
import { build } from 'esbuild';
import jsQr from 'jsqr';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { installProbe } from '../support/probe';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';

/** A shop that shows the code itself; under the policy there is no script in the page, so that its key is in the address. */
const SOURCE = `
  import { TenderProvider } from '@tender/react';
  import { useVenmoCode, VenmoButton, VenmoProvider, VenmoQrCode } from '@tender/react/venmo';
  import { StrictMode, useState } from 'react';
  import { createRoot } from 'react-dom/client';

  function Checkout() {
    const { view, tokenize } = useVenmoCode();
    const [said, setSaid] = useState('');
    return (
      <>
        <VenmoButton
          action={tokenize}
          onNonce={({ details }) => setSaid('paid by ' + details.username)}
          onCancel={({ code }) => setSaid('left: ' + code)}
          onError={({ code }) => setSaid('failed: ' + code)}
        />
        <VenmoQrCode view={view} />
        <output id="said">{said}</output>
      </>
    );
  }
  createRoot(document.querySelector('main')).render(
    <StrictMode>
      <TenderProvider authorization={new URLSearchParams(location.search).get('key')}>
        <VenmoProvider allowDesktop paymentMethodUsage="multi_use">
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
  await installProbe(page);
  const script = site.script('shop.localhost', '/venmo-code.js', code);
  const url = site.page('shop.localhost', '/checkout', {
    body: `<main></main><script src="${script}"></script>`,
    scripts: ['axe.js'],
    headers: strictPolicy(sandbox.url),
  });
  await page.goto(`${url}?key=${sandbox.tokenizationKey}`);
}

const venmoButton = (page: Page) => page.getByRole('button', { name: 'Venmo', exact: true });
const region = (page: Page) => page.getByRole('group', { name: 'Pay with Venmo' });

/** What the code on the page says, by a decoder of somebody else's. */
async function readCode(page: Page): Promise<string> {
  const picture = region(page).getByRole('img');
  await expect(picture).toBeVisible();
  const { data, width, height } = PNG.sync.read(await picture.screenshot());
  return jsQr(new Uint8ClampedArray(data), width, height)?.data ?? '';
}

async function scan(page: Page, context: BrowserContext, sandbox: Sandbox): Promise<Page> {
  const phone = await context.newPage();
  await scanVenmo(phone, await readCode(page), { sandbox: sandbox.url });
  return phone;
}

/** Nothing of ours is laid over the page, and nothing asks any more. */
async function expectIdle(page: Page): Promise<void> {
  await expect(region(page)).toHaveCount(0);
  await expect(page.locator('#venmo-desktop-iframe')).toBeHidden();
  await expect(venmoButton(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.probe.timers().filter((timer) => /^setTimeout (1000|2000) /.test(timer)))).toEqual([]);
}

test('react venmo code: scanned and approved on a phone, under the strict policy', async ({ page, context, site, sandbox }) => {
  const violations = await collectViolations(page);
  await openShop(page, site, sandbox);
  await venmoButton(page).click();
  await expect(region(page).getByRole('heading')).toBeFocused();
  expect(await readCode(page)).toMatch(
    /^https:\/\/venmo\.com\/go\/purchase\?facilitator=BT&intent=Continue&resource_id=[\w=-]+&merchant_id=venmo-[\w-]+&environment=SANDBOX$/,
  );
  await expect(page.locator('#venmo-desktop-iframe')).toBeHidden();
  expect(await page.locator('[inert]').count()).toBe(0);
  const { violations: found } = await page.evaluate(() => window.axeCore.run('main'));
  expect(found).toEqual([]);
  const phone = await scan(page, context, sandbox);
  await expect(region(page).getByRole('status')).toHaveText('Authorize on your Venmo app');
  await approveVenmo(phone, { username: 'venmojoe' });
  await expect(region(page).getByRole('status')).toHaveText('Venmo account authorized');
  await expect(page.locator('#said')).toHaveText('paid by @venmojoe');
  await expectIdle(page);
  expect(violations).toEqual([]);
});

test('react venmo code: refused on the phone, and another code by the keyboard', async ({ page, context, site, sandbox }) => {
  await openShop(page, site, sandbox);
  await venmoButton(page).focus();
  await page.keyboard.press('Enter');
  const first = await readCode(page);
  await cancelVenmo(await scan(page, context, sandbox));
  await page.bringToFront();
  await expect(region(page).getByRole('status')).toHaveText('The authorization was canceled');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get a new code' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await readCode(page)).not.toBe(first);
  await expect(region(page).getByRole('heading')).toBeFocused();
  await approveVenmo(await scan(page, context, sandbox), { username: 'venmojoe' });
  await expect(page.locator('#said')).toHaveText('paid by @venmojoe');
});

test('react venmo code: canceled on the page, and paid at last', async ({ page, context, site, sandbox }) => {
  await openShop(page, site, sandbox);
  await venmoButton(page).click();
  const url = await readCode(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('#said')).toHaveText('left: VENMO_DESKTOP_CANCELED');
  await expectIdle(page);
  const phone = await context.newPage();
  await scanVenmo(phone, url, { sandbox: sandbox.url });
  await expect(phone.getByRole('heading', { name: 'canceled' })).toBeVisible();
  await venmoButton(page).click();
  await approveVenmo(await scan(page, context, sandbox), { username: 'venmojoe' });
  await expect(page.locator('#said')).toHaveText('paid by @venmojoe');
});

test('react venmo code: the network is lost while the code is shown', async ({ page, context, site, sandbox }) => {
  await openShop(page, site, sandbox);
  await venmoButton(page).click();
  await readCode(page);
  await context.setOffline(true);
  await expect(page.locator('#said')).toHaveText('failed: VENMO_DESKTOP_UNKNOWN_ERROR');
  await expectIdle(page);
});
