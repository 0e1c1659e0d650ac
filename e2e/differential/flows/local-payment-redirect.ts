import { approveLocalPayment, cancelLocalPayment, declineLocalPayment } from '@tender/sandbox/testing';
import { SOFORT } from '../../local-payment/sofort';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { leave } from './leave';
import { delayGateway } from './popup';
import { withEachStatus } from './statuses';

/** Runs the code of the shop's page, as on every load. */
async function create(shop: Shop): Promise<void> {
  await shop.create('localPayment', () => ({ redirectUrl: `${location.origin}/checkout?step=2`, merchantAccountId: 'sandbox_eur' }));
  await shop.attempt('instances.localPayment.tokenizePayload');
}

async function goToBank(shop: Shop): Promise<void> {
  await create(shop);
  await leave(shop, '/pay/local_payment/', 'localPayment', 'startPayment', SOFORT);
}

/** What the page of the fallback link does. */
async function finish(shop: Shop): Promise<void> {
  await shop.attempt('instances.localPayment.hasTokenizationParams()');
  await shop.call('localPayment', 'tokenize');
}

async function finishEach(shop: Shop, queries: readonly string[]): Promise<void> {
  await shop.create('localPayment');
  for (const query of queries) {
    await shop.page.evaluate((search) => history.replaceState(null, '', search), `?${query}`);
    await finish(shop);
  }
}

/** Addresses to come back to, of which the gateway knows none. */
const MADE_UP = [
  '',
  'token=a&paymentId=b&PayerID=c',
  'token=a',
  'token=',
  'token=a&errorcode=processing_error',
  'token=a&wasCanceled=true',
  'wasCanceled=true',
  'wasCanceled=',
  'errorcode=processing_error',
  'c=1',
  'btLpToken=a&btLpPaymentId=b&btLpPayerId=c',
  'btLpToken=a&btLpPaymentId=b&btLpPayerId=c&token=d&paymentId=e&PayerID=f',
  'btLpToken=a&btLpPaymentId=b',
  'btLpToken=a&wasCanceled=true',
  'btLpToken=a&errorcode=processing_error&wasCanceled=true',
  'btLpToken=undefined&btLpPaymentId=undefined&btLpPayerId=undefined',
  'token=a&token=b&paymentId=c&paymentId=d',
  'token=a%20b%26c&paymentId=%C3%A4',
  'token',
];

/** Those of a bank that failed. */
const NOT_CANCELED = [
  'wasCanceled=false',
  'errorcode=payment_error&wasCanceled=false',
  'c=0',
  'btLpToken=a&errorcode=processing_error&wasCanceled=false',
];

const PARAMETERS: readonly object[] = [
  {},
  { token: 'a', paymentId: 'b', PayerID: 'c' },
  { btLpToken: 'a', btLpPaymentId: 'b', btLpPayerId: 'c', token: 'd' },
  { wasCanceled: true, btLpToken: 'a' },
  { wasCanceled: false, token: 'a' },
  { c: 1 },
  { errorcode: 'payment_error', btLpToken: 'a' },
  { queryItems: { token: 'a', paymentId: 'b', PayerID: 'c' } },
  { queryItems: { wasCanceled: 'true' } },
  { nothing: 'known' },
];

export const localPaymentRedirectFlows: Flow[] = [
  flow('local payment, on a full page, approved', async (shop) => {
    await goToBank(shop);
    await approveLocalPayment(shop.page);
    await shop.arrive();
    await create(shop);
    await finish(shop);
  }),

  changeFlow('local payment, on a full page, cancelled, then declined', async (shop) => {
    await goToBank(shop);
    await cancelLocalPayment(shop.page);
    await shop.arrive();
    await goToBank(shop);
    await declineLocalPayment(shop.page);
    await shop.arrive();
    await create(shop);
    await finish(shop);
  }),

  flow('local payment, on a full page, refused by the gateway', async (shop) => {
    await create(shop);
    await withEachStatus(shop, 'local_payments/create', () => shop.call('localPayment', 'startPayment', SOFORT));
    await shop.arrive('?token=a&paymentId=b&PayerID=c');
    await withEachStatus(shop, 'paypal_accounts', () => create(shop));
  }),

  flow('local payment, on a full page, returns made up', async (shop) => {
    for (const query of MADE_UP) {
      await shop.arrive(`?${query}`);
      await create(shop);
    }
  }),

  flow('local payment, back by a link, addresses made up', async (shop) => {
    await finishEach(shop, MADE_UP);
  }),

  flow('local payment, back by a link, nothing was cancelled', async (shop) => {
    await finishEach(shop, NOT_CANCELED);
  }),

  flow('local payment, parameters in the call', async (shop) => {
    await shop.create('localPayment');
    for (const parameters of PARAMETERS) await shop.call('localPayment', 'tokenize', parameters);
  }),

  ...['Approve the payment', 'Cancel and go back', 'Have the bank decline'].map((button) =>
    flow(`local payment, back by a link after "${button}"`, async (shop) => {
      delayGateway(shop);
      await shop.create('localPayment');
      const [popup] = await shop.clickToPopup('/pay/local_payment/', 'localPayment', 'startPayment', () => ({
        paymentType: 'ideal',
        amount: '10.00',
        currencyCode: 'EUR',
        givenName: 'Ada',
        surname: 'Lovelace',
        fallback: { url: `${location.origin}/checkout`, buttonText: 'Back', cancelUrl: `${location.origin}/checkout?back` },
        onPaymentStart: (_: unknown, proceed?: () => void) => proceed?.(),
      }));
      await shop.page.goto('about:blank');
      await popup.getByRole('button', { name: button }).click();
      const link = await popup.getByRole('link', { name: 'Back' }).getAttribute('href');
      await popup.close();
      await shop.arrive(link ?? '');
      await shop.create('localPayment');
      await finish(shop);
      return link;
    }),
  ),
];
