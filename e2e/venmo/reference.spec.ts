import { approveVenmo } from '@tender/sandbox/testing';
import { expect, test } from '../support/test';
import { approved, clickPay, openVenmo, outcome, readCode, shopUrl } from './support';

// The provider's own SDK, 3.118.2, as a black box, and ours, both on our pages under the provider's host names.
for (const library of ['reference', 'tender']) {
  test(`venmo qr: under the provider's host names, with the page library of ${library}`, async ({ provider: { page, sandbox }, site }) => {
    const authorization = `sandbox_x_${sandbox.merchantId}`;
    await openVenmo(page, shopUrl(site, { library }), { authorization, allowDesktop: true, paymentMethodUsage: 'multi_use' });
    await clickPay(page);
    const url = await readCode(page);
    expect(url).toMatch(
      /^https:\/\/venmo\.com\/go\/purchase\?facilitator=BT&intent=Continue&resource_id=[\w=-]+&merchant_id=[\w-]+&environment=SANDBOX$/,
    );
    const phone = (await page.context().browser()?.newPage()) as typeof page;
    await phone.goto(url);
    await approveVenmo(phone);
    expect(await outcome(page)).toMatchObject(approved);
  });

  test(`venmo qr: closed, under the provider's host names, with the page library of ${library}`, async ({
    provider: { page, sandbox },
    site,
  }) => {
    const authorization = `sandbox_x_${sandbox.merchantId}`;
    await openVenmo(page, shopUrl(site, { library }), { authorization, allowDesktop: true });
    await clickPay(page);
    await readCode(page);
    await page.frameLocator('#venmo-desktop-iframe').getByRole('button', { name: /close/i }).first().click();
    expect(await outcome(page)).toMatchObject({ error: { code: 'VENMO_DESKTOP_CANCELED', type: 'CUSTOMER' } });
  });
}
