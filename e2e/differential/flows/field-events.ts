import { fieldOptions, input, typeCard, VISA, type FieldName } from '../../support/card';
import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { listen } from './listen';

const EVENTS = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange', 'binAvailable', 'inputSubmitRequest'];

/** A number of each brand, and numbers of no brand, of several brands, and texts that are no numbers. */
const NUMBERS: Record<string, readonly string[]> = {
  'Visa, Mastercard and American Express': ['4111111111111111', '5555555555554444', '2223000048400011', '378282246310005'],
  'Discover, Diners Club and JCB': ['6011111111111117', '36259600000004', '3530111333300000'],
  'UnionPay, Maestro and Elo': ['6212345678901232', '6304000000000000', '5066991111111118'],
  'Hiper, Hipercard and Mir': ['6370950000000005', '6062820524845321', '2200000000000004'],
  'numbers that are invalid': ['4111111111111112', '1234', '0000000000000000', '41 11 x', '9'],
  'numbers that are partial': ['4', '41', '411111', '6', '50', '34'],
};

/** Creates fields and listens to their events. */
async function create(shop: Shop, fields: object = fieldOptions, more: object = {}) {
  await shop.create('hostedFields', { fields, ...more });
  return listen(shop, 'hostedFields', EVENTS);
}

const submit = (shop: Shop, field: FieldName): Promise<void> => input(shop.page, field).press('Enter');

async function typeAndEmpty(shop: Shop, field: FieldName, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await input(shop.page, field).pressSequentially(text);
    await input(shop.page, field).press('ControlOrMeta+a');
    await input(shop.page, field).press('Delete');
  }
}

export const fieldEventFlows: Flow[] = [
  flow('hosted fields, events while a card is typed', async (shop) => {
    const readEvents = await create(shop);
    await typeCard(shop.page);
    await submit(shop, 'postalCode');
    const events = await readEvents('inputSubmitRequest');
    await shop.call('hostedFields', 'getState');
    return events;
  }),

  ...Object.entries(NUMBERS).map(([title, numbers]) =>
    flow(`hosted fields, events of ${title}`, async (shop) => {
      const readEvents = await create(shop);
      await typeAndEmpty(shop, 'number', numbers);
      await submit(shop, 'number');
      return readEvents('inputSubmitRequest');
    }),
  ),

  flow('hosted fields, events of dates, codes and postal codes', async (shop) => {
    const readEvents = await create(shop);
    await typeAndEmpty(shop, 'expirationDate', ['1230', '13/2030', '1/30', '12/2019', '0', 'x']);
    await typeAndEmpty(shop, 'cvv', ['123', '12', '1234', 'x']);
    await typeAndEmpty(shop, 'postalCode', ['12345', 'SW1A 1AA', '1']);
    await input(shop.page, 'number').pressSequentially('378282246310005');
    await typeAndEmpty(shop, 'cvv', ['123', '1234']);
    await submit(shop, 'cvv');
    return readEvents('inputSubmitRequest');
  }),

  flow('hosted fields, events of months and years', async (shop) => {
    const readEvents = await create(shop, {
      expirationMonth: { container: '#number' },
      expirationYear: { container: '#expirationDate' },
      cardholderName: { container: '#cvv' },
    });
    await typeAndEmpty(shop, 'expirationMonth', ['1', '12', '13', '0']);
    await typeAndEmpty(shop, 'expirationYear', ['30', '2030', '2019', '203']);
    await typeCard(shop.page, { expirationMonth: '1', expirationYear: '2031', cardholderName: 'Ada' });
    await submit(shop, 'cardholderName');
    return readEvents('inputSubmitRequest');
  }),

  flow('hosted fields, events of lists of months and years', async (shop) => {
    const readEvents = await create(shop, {
      expirationMonth: {
        container: '#number',
        select: { options: Array.from({ length: 12 }, (_, at) => `Month ${at + 1}`) },
        placeholder: 'Month',
      },
      expirationYear: { container: '#expirationDate', select: true, placeholder: 'Year' },
      cvv: { container: '#cvv' },
    });
    await shop.call('hostedFields', 'getState');
    await input(shop.page, 'expirationMonth').selectOption({ index: 3 });
    await input(shop.page, 'expirationYear').selectOption({ index: 5 });
    await input(shop.page, 'expirationMonth').selectOption({ index: 12 });
    await shop.call('hostedFields', 'setMonthOptions', ['one', 'two']);
    await input(shop.page, 'expirationMonth').selectOption({ index: 1 });
    await typeCard(shop.page, { cvv: '123' });
    await submit(shop, 'cvv');
    return readEvents('inputSubmitRequest');
  }),

  flow('hosted fields, events of fields that the shop moves and clears', async (shop) => {
    const readEvents = await create(shop);
    await shop.call('hostedFields', 'focus', 'postalCode');
    await input(shop.page, 'postalCode').pressSequentially('1');
    await typeCard(shop.page, { number: VISA.number });
    await shop.call('hostedFields', 'clear', 'number');
    await shop.call('hostedFields', 'setAttribute', { field: 'cvv', attribute: 'placeholder', value: 'x' });
    await typeCard(shop.page, { cvv: '12' });
    await submit(shop, 'cvv');
    return readEvents('inputSubmitRequest');
  }),

  flow('hosted fields, events where only some brands are taken', async (shop) => {
    const number = { container: '#number', supportedCardBrands: { visa: false, 'diners-club': true }, rejectUnsupportedCards: true };
    const readEvents = await create(shop, { number, cvv: { container: '#cvv' } });
    await typeAndEmpty(shop, 'number', ['4111111111111111', '36259600000004', '5555555555554444']);
    await submit(shop, 'number');
    return readEvents('inputSubmitRequest');
  }),

  flow('hosted fields, handlers that come and go', async (shop) => {
    await create(shop);
    await shop.attempt('instances.hostedFields.hasListener("focus")');
    await shop.attempt('instances.hostedFields.hasListener("ready")');
    await shop.attempt('instances.hostedFields.hasListener("nothing")');
    await shop.attempt('instances.hostedFields.on("nothing", () => {})');
    await shop.attempt('instances.hostedFields.hasListener("nothing")');
    await shop.attempt('instances.hostedFields.off("focus", () => {})');
    await shop.call('hostedFields', 'teardown');
    await shop.attempt('instances.hostedFields.on("focus", () => {})');
    await shop.attempt('instances.hostedFields.hasListener("focus")');
  }),
];
