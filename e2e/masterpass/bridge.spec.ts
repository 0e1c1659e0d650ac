import { outcomeOf, recordOutcomes } from '../support/outcomes';
import { installPopupBridge } from '../support/popup-bridge';
import { expect, test } from '../support/test';

test('masterpass: an app with a popup bridge shows the wallet, and brings back what came of it', async ({
  page,
  site,
  sandbox,
  context,
}) => {
  const prefix = `${site.origin('shop.localhost')}/app/`;
  site.page('shop.localhost', '/app/return', { scripts: [] });
  await recordOutcomes(page);
  const app = await installPopupBridge(page, context, prefix);
  await page.goto(site.page('shop.localhost', '/checkout'));
  await page.evaluate(async (authorization) => {
    window.masterpass = await window.tender.masterpass.create({ authorization });
  }, sandbox.tokenizationKey);
  for (const [button, expected] of [
    ['Pay with this card', { value: { nonce: expect.any(String), type: 'MasterpassCard' } }],
    ['Cancel and go back', { error: { code: 'MASTERPASS_POPUP_CLOSED' } }],
    [undefined, { error: { code: 'MASTERPASS_POPUP_CLOSED', type: 'CUSTOMER' } }],
    ['Pay with this card', { value: { nonce: expect.any(String), type: 'MasterpassCard' } }],
  ] as const) {
    await page.evaluate(() => window.record(() => window.masterpass.tokenize({ subtotal: '10.00', currencyCode: 'USD' })));
    const system = await app.opened();
    await system.waitForURL('**/pay/masterpass/**');
    if (button) {
      await system.getByRole('button', { name: button }).click();
      await system.waitForURL(`${prefix}return?**`);
    }
    await app.complete(system, Boolean(button));
    expect(await outcomeOf(page)).toMatchObject(expected);
  }
});
