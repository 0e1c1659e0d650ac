import { approveVenmo } from '@tender/sandbox/testing';
import { ANDROID_CHROME, readCode } from '../../venmo/support';
import { changeFlow, flow, type Flow } from '../flow';
import { waitForEvent } from './wait-for-event';

const PHONE = { userAgent: ANDROID_CHROME, viewport: { width: 412, height: 915 }, hasTouch: true };
const usage = { paymentMethodUsage: 'multi_use' };

export const venmoQrFlows: Flow[] = [
  changeFlow('Venmo, a QR code scanned and approved', async (shop) => {
    await shop.create('venmo', { allowDesktop: true, ...usage });
    await shop.call('venmo', 'isBrowserSupported');
    const outcome = await shop.click('venmo', 'tokenize');
    const url = await readCode(shop.page);
    const phone = await shop.page.context().newPage();
    await phone.goto(url);
    await waitForEvent(shop, 'web.venmo.tokenize.desktop.status-change.scanned');
    await approveVenmo(phone);
    await outcome();
    return url;
  }),

  flow('Venmo, a QR code closed', async (shop) => {
    await shop.create('venmo', { allowDesktop: true, ...usage });
    const outcome = await shop.click('venmo', 'tokenize');
    await readCode(shop.page);
    await shop.page.frameLocator('#venmo-desktop-iframe').getByRole('button', { name: /close/i }).first().click();
    await outcome();
  }),

  flow('Venmo, the address of the app', { browser: PHONE }, async (shop) => {
    for (const options of [
      usage,
      {},
      { ...usage, allowNewBrowserTab: false, displayName: 'Mugs', collectCustomerBillingAddress: true, totalAmount: '10.00' },
    ]) {
      await shop.create('venmo', options);
      await shop.call('venmo', 'isBrowserSupported');
      await shop.call('venmo', 'hasTokenizationResult');
      await shop.call('venmo', 'getUrl');
      await shop.call('venmo', 'teardown');
    }
    await shop.attempt('instances.venmo.getUrl()');
  }),

  flow('Venmo, options that are refused', async (shop) => {
    await shop.create('venmo', { allowNewBrowserTab: 'yes' });
    await shop.create('venmo', { ignoreHistoryChanges: 'yes' });
    await shop.create('venmo', { profileId: 12 });
    await shop.create('venmo', { deepLinkReturnUrl: 12 });
  }),
];
