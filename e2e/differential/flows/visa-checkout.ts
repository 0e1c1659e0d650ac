import { approveVisaCheckout, cancelVisaCheckout } from '@tender/sandbox/testing';
import { openSheet } from '../../visa-checkout/open-sheet';
import { changeFlow, flow, type Flow } from '../flow';
import { rows, tryCalls, tryPromises, unusualFlow } from '../unusual-arguments';
import type { Shop } from '../shop';
import { ANSWERS, withEachAnswer } from './answers';
import { withEachStatus } from './statuses';

const OPTIONS: readonly object[] = [
  {},
  { apikey: 'own-key', externalClientId: 'own-id', paymentRequest: { currencyCode: 'USD', subtotal: '10.00' } },
  { apikey: '', externalClientId: null, settings: null },
  { settings: { dataLevel: 'SUMMARY', locale: 'en_US', payment: { cardBrands: ['VISA'], billingCountries: ['US'] } } },
  { settings: { payment: { cardBrands: [] } } },
  { settings: { payment: 0 } },
];
const PAYMENT = { callid: 'call', encKey: 'key', encPaymentData: 'data', partialPaymentMethod: { lastFourDigits: '1111' } };
const PAYMENT_MEMBERS = 'callid: "call", encKey: "key", encPaymentData: "data"';
const INIT = 'instances.visaCheckout.createInitOptions';
const TOKENIZE = 'instances.visaCheckout.tokenize';

const sheet = ({ page }: Shop) => page.frameLocator('#vcop-src-frame');

export const visaCheckoutFlows: Flow[] = [
  changeFlow('Visa Checkout, approved in the sheet', async (shop) => {
    const outcome = await openSheet(shop);
    await approveVisaCheckout(sheet(shop), { card: 'MASTERCARD' });
    await outcome();
    await shop.call('visaCheckout', 'teardown');
    await shop.attempt(`${INIT}({})`);
    await shop.attempt(`${TOKENIZE}({})`);
  }),

  flow('Visa Checkout, cancelled in the sheet', async (shop) => {
    const outcome = await openSheet(shop);
    await cancelVisaCheckout(sheet(shop));
    await outcome();
  }),

  changeFlow('Visa Checkout, options of the sheet', async (shop) => {
    for (const authorization of [shop.clientToken, shop.tokenizationKey]) {
      await shop.create('visaCheckout', { authorization });
      for (const options of OPTIONS) await shop.call('visaCheckout', 'createInitOptions', options);
    }
    await tryPromises(shop, INIT, ['undefined', 'null', '0', '""', '{ a: undefined, b: () => 1, c: new Date(0) }']);
  }),

  flow('Visa Checkout, refused by the gateway', async (shop) => {
    await shop.create('visaCheckout');
    await shop.call('visaCheckout', 'tokenize', PAYMENT);
    await withEachStatus(shop, '/visa_checkout_cards', () => shop.call('visaCheckout', 'tokenize', PAYMENT));
    for (const member of ['callid', 'encKey', 'encPaymentData']) await shop.call('visaCheckout', 'tokenize', { ...PAYMENT, [member]: '' });
  }),

  flow(
    'Visa Checkout, not enabled',
    async (shop) => {
      await shop.create('visaCheckout');
    },
    { merchant: { visaCheckout: null } },
  ),

  unusualFlow('unusual visaCheckout, payments', 'visaCheckout', async (shop) => {
    const unusual = ['1', 'true', '"ä €"', '{ a: 1 }'].flatMap((value) =>
      rows(['callid', 'encKey', 'encPaymentData'], `{ ${PAYMENT_MEMBERS}, …: ${value} }`),
    );
    await tryCalls(shop, TOKENIZE, ['1', '"text"', '[]', '{}', ...unusual, `Object.freeze({ ${PAYMENT_MEMBERS}, more: 1 })`]);
  }),

  unusualFlow('unusual visaCheckout, answers of the gateway', 'visaCheckout', async (shop) => {
    const cards = [{ nonce: 'one' }, { nonce: 'one', more: { a: [1] } }].map((card) => ({
      status: 202,
      body: { visaCheckoutCards: [card, { nonce: 'two' }] },
    }));
    const answers = [...ANSWERS.filter(({ status }) => status >= 400 && status !== 408), ...cards];
    await withEachAnswer(shop, '/visa_checkout_cards', answers, (row) =>
      tryPromises(shop, TOKENIZE, [`{ ${PAYMENT_MEMBERS}, more: ${row} }`]),
    );
  }),

  unusualFlow('unusual visaCheckout, what the reference trips over', 'visaCheckout', async (shop) => {
    await tryCalls(shop, TOKENIZE, ['', 'undefined', 'null']);
    await tryCalls(shop, INIT, ['', '1', '"text"', 'true', '() => {}', '[]', '{}']);
    const answers = [{}, { visaCheckoutCards: [] }, { visaCheckoutCards: [{}] }].map((body) => ({ status: 202, body }));
    await withEachAnswer(shop, '/visa_checkout_cards', answers, (row) =>
      tryPromises(shop, TOKENIZE, [`{ ${PAYMENT_MEMBERS}, more: ${row} }`]),
    );
  }),
];
