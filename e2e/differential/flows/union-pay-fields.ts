import { fieldOptions, typeCard } from '../../support/card';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';

const CARD = { number: '6212345678901232', expirationDate: '12/2030', cvv: '123', postalCode: '12345' };
const MOBILE = '{ countryCode: "62", number: "111111111" }';

const create = async (shop: Shop, fields: object = fieldOptions): Promise<void> => {
  await shop.create('hostedFields', { fields });
  await shop.create('unionpay');
};
/** The part of the instance that the frame reads. With a whole instance the reference never settles, because browsers cannot send it in a message. */
const FIELDS = '{ _bus: { channel: instances.hostedFields._bus.channel } }';
const call = (shop: Shop, method: string, more = '') => shop.attempt(`instances.unionpay.${method}({ hostedFields: ${FIELDS}, ${more} })`);
const enroll = (shop: Shop) => call(shop, 'enroll', `mobile: ${MOBILE}`);

async function pay(shop: Shop, smsCode: string): Promise<void> {
  const { value } = await enroll(shop);
  const { enrollmentId } = value as { enrollmentId: string };
  await call(shop, 'tokenize', `enrollmentId: "${enrollmentId}", smsCode: "${smsCode}"`);
}

export const unionPayFieldFlows: Flow[] = [
  changeFlow('UnionPay, a card in hosted fields', async (shop) => {
    await create(shop);
    await typeCard(shop.page, CARD);
    await call(shop, 'fetchCapabilities');
    await pay(shop, '12345');
    await pay(shop, '999999');
    await shop.call('unionpay', 'teardown');
  }),

  flow('UnionPay, a card in hosted fields with a vault', async (shop) => {
    await create(shop);
    await typeCard(shop.page, CARD);
    const { value } = await enroll(shop);
    await call(shop, 'tokenize', `enrollmentId: "${(value as { enrollmentId: string }).enrollmentId}", smsCode: "12345", vault: true`);
  }),

  flow('UnionPay, hosted fields with another brand', async (shop) => {
    await create(shop);
    await typeCard(shop.page, { ...CARD, number: '4111111111111111' });
    await call(shop, 'fetchCapabilities');
    await enroll(shop);
  }),

  flow('UnionPay, hosted fields that are empty, half full, invalid and gone', async (shop) => {
    await create(shop, {
      number: { container: '#number' },
      expirationMonth: { container: '#expirationDate' },
      expirationYear: { container: '#cvv' },
    });
    await call(shop, 'fetchCapabilities');
    await enroll(shop);
    await typeCard(shop.page, { number: CARD.number, expirationMonth: '12' });
    await enroll(shop);
    await call(shop, 'tokenize');
    await typeCard(shop.page, { expirationYear: '2030' });
    await enroll(shop);
    await shop.call('hostedFields', 'teardown');
    await call(shop, 'fetchCapabilities');
  }),
];
