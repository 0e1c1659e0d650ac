import { approveSepa, cancelSepa } from '@tender/sandbox/testing';
import { SEPA_MANDATE } from '../../sepa/mandate';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { leave } from './leave';
import { withEachStatus } from './statuses';

const mandate = { ...SEPA_MANDATE, mandateType: 'RECURRENT' };

/** Runs the code of the page to which the customer returns. */
async function finish(shop: Shop): Promise<void> {
  await shop.create('sepa', () => ({ redirectUrl: `${location.origin}/checkout`, merchantAccountId: 'shop_eur' }));
  await shop.attempt('instances.sepa?.tokenizePayload');
}

async function goToMandate(shop: Shop): Promise<void> {
  await finish(shop);
  await leave(shop, '/pay/sepa/', 'sepa', 'tokenize', mandate);
}

/** Addresses to come back to that no mandate page leads to. */
const MADE_UP = [
  'success=true&cart_id=nothing',
  'success=true&cart_id=',
  'success=true',
  'success=1&cart_id=nothing',
  'success=true&cart_id=nothing&cancel=1',
  'success=false&cart_id=nothing&cancel=1',
  'cancel=0',
  'cancel=',
  'cart_id=nothing',
  'success=true&success=false&cart_id=a&cart_id=b',
  'success=true&cart_id=a%20b',
  'cancel',
];

export const sepaRedirectFlows: Flow[] = [
  changeFlow('SEPA, on a full page, approved', async (shop) => {
    await goToMandate(shop);
    await approveSepa(shop.page);
    await shop.arrive();
    await finish(shop);
  }),

  flow('SEPA, on a full page, cancelled, then approved', async (shop) => {
    await goToMandate(shop);
    await cancelSepa(shop.page);
    await shop.arrive();
    await goToMandate(shop);
    await approveSepa(shop.page);
    await shop.arrive();
    await finish(shop);
  }),

  flow('SEPA, on a full page, to an address with a query, cancelled', async (shop) => {
    const create = () => shop.create('sepa', () => ({ redirectUrl: `${location.origin}/checkout?step=2` }));
    await create();
    await leave(shop, '/pay/sepa/', 'sepa', 'tokenize', mandate);
    await cancelSepa(shop.page);
    await shop.arrive();
    await create();
    return shop.page.url();
  }),

  flow('SEPA, on a full page, refused by the gateway', async (shop) => {
    await finish(shop);
    await withEachStatus(shop, 'v1/sepa_debit', async () => {
      const answered = shop.page.waitForResponse('**/v1/sepa_debit');
      const outcome = await shop.click('sepa', 'tokenize', mandate);
      await Promise.all([outcome(), answered]);
    });
  }),

  flow('SEPA, on a full page, approved, then refused by the gateway', async (shop) => {
    await goToMandate(shop);
    await approveSepa(shop.page);
    await shop.arrive();
    await withEachStatus(shop, 'sepa_debit/', () => finish(shop));
    await withEachStatus(shop, 'sepa_debit_accounts', () => finish(shop));
  }),

  flow('SEPA, on a full page, returns made up', async (shop) => {
    for (const query of MADE_UP) {
      await shop.arrive(`?${query}`);
      await finish(shop);
    }
  }),
];
