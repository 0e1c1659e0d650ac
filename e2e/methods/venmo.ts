import type { Page } from '@playwright/test';
import { approveVenmo, cancelVenmo, failVenmo, scanVenmo, type VenmoPage } from '@tender/sandbox/testing';
import { venmoAppFlows } from '../differential/flows/venmo-app';
import { venmoQrFlows } from '../differential/flows/venmo-qr';
import { venmoWebLoginFlows } from '../differential/flows/venmo-web-login';
import { readQrCode } from '../support/read-qr-code';
import { fieldsReady, pay } from '../support/shop';
import { clickPay, openVenmo, outcome, readCode, shopUrl } from '../venmo/support';
import { inWindow, type Step } from './demo-payment';
import type { MethodDescription } from './method';

const approve = (page: Pick<VenmoPage, 'locator'>): Promise<void> => approveVenmo(page, { username: 'grace' });

/** Scans the code on the demo's page. */
const onPhone =
  (act: (phone: Page) => Promise<void>): Step =>
  async ({ page, context, sandbox }) => {
    await pay(page);
    const code = await readQrCode(page.getByRole('img', { name: 'QR code' }));
    const phone = await context.newPage();
    await scanVenmo(phone, code, { sandbox: sandbox.url });
    await act(phone);
    await page.bringToFront();
  };

export const venmo: MethodDescription = {
  flows: [...venmoAppFlows, ...venmoQrFlows, ...venmoWebLoginFlows],
  initialized: 'venmo',
  settingsWithout: { payWithVenmo: null },
  async payOnPage({ page, site, headers, key }) {
    await openVenmo(page, shopUrl(site, { headers }), { authorization: key, allowDesktop: true, paymentMethodUsage: 'multi_use' });
    await clickPay(page);
    const phone = (await page.context().browser()?.newPage()) as Page;
    await phone.goto(await readCode(page));
    await approveVenmo(phone);
    const { value } = await outcome(page);
    await phone.close();
    return value;
  },
  demo: [
    {
      name: 'Venmo',
      path: 'venmo',
      window: { approve, cancel: cancelVenmo, choice: 'In a window' },
      paid: onPhone(approve),
      by: 'Venmo, @grace',
      async cancelled(fixtures) {
        await onPhone(cancelVenmo)(fixtures);
        await fixtures.page.getByRole('button', { name: 'Cancel', exact: true }).click();
      },
      async failed(fixtures) {
        await fixtures.page.getByRole('radio', { name: 'In a window', exact: true }).check();
        await fieldsReady(fixtures.page);
        await inWindow(failVenmo)(fixtures);
      },
      message: 'The payment did not work.',
    },
  ],
  nonces: {
    'a Venmo account': {
      type: 'VenmoAccount',
      instrument: 'venmo_account',
      vaulted: true,
    },
  },
};
