import { fieldOptions, typeCard, VISA } from '../../support/card';
import { serverGateway } from '../../support/gateway';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { withEachStatus } from './statuses';

const GATEWAY = 'https://api.sandbox.braintreegateway.com';
const create = (shop: Shop, more: object = {}) => shop.create('hostedFields', { fields: fieldOptions, ...more });
const tokenize = (shop: Shop, options: object = {}) => shop.call('hostedFields', 'tokenize', options);
const teardown = (shop: Shop) => shop.call('hostedFields', 'teardown');

/** Creates a client token for a customer of the shop. */
async function customersToken({ sandbox }: Shop, options: object = {}): Promise<string> {
  const { customer } = await serverGateway(sandbox).customer.create({ firstName: 'Ada' });
  return sandbox.createClientToken({ origin: GATEWAY, customerId: customer.id, options });
}

export const cardFlows: Flow[] = [
  changeFlow('hosted fields, a card over GraphQL', async (shop) => {
    await create(shop);
    await typeCard(shop.page);
    await tokenize(shop, { cardholderName: 'Ada Lovelace', billingAddress: { countryCodeAlpha2: 'US', streetAddress: '1 Test Street' } });
    await teardown(shop);
  }),

  flow('hosted fields, a card with a tokenization key', async (shop) => {
    await create(shop, { authorization: shop.tokenizationKey });
    await typeCard(shop.page);
    await tokenize(shop);
    await teardown(shop);
  }),

  changeFlow(
    'hosted fields, a card over REST',
    async (shop) => {
      await create(shop);
      await typeCard(shop.page);
      await tokenize(shop, { fieldsToTokenize: ['number', 'expirationDate', 'cvv'] });
      await teardown(shop);
    },
    { merchant: { graphQLFeatures: [] } },
  ),

  flow('hosted fields, with a client of the shop’s', async (shop) => {
    await shop.create('client');
    await shop.create('hostedFields', () => ({
      client: window.shop.instances['client'],
      fields: { number: { container: '#number' }, expirationDate: { container: '#expirationDate' } },
    }));
    await typeCard(shop.page, { number: VISA.number, expirationDate: VISA.expirationDate });
    await tokenize(shop);
    await teardown(shop);
  }),

  changeFlow('hosted fields, into the vault', async (shop) => {
    await create(shop, { authorization: await customersToken(shop, { failOnDuplicatePaymentMethod: true }) });
    await typeCard(shop.page);
    await tokenize(shop, { vault: true });
    await tokenize(shop, { vault: true });
    await teardown(shop);
  }),

  flow('hosted fields, a security code the bank refuses', async (shop) => {
    await create(shop, { authorization: await customersToken(shop, { verifyCard: true }) });
    await typeCard(shop.page, { ...VISA, cvv: '200' });
    await tokenize(shop, { vault: true });
    await teardown(shop);
  }),

  changeFlow('hosted fields, nothing typed, then an invalid number', async (shop) => {
    await create(shop);
    await tokenize(shop);
    await typeCard(shop.page, { ...VISA, number: '4111111111111112' });
    await tokenize(shop);
    await shop.call('hostedFields', 'getState');
    await teardown(shop);
    await shop.attempt('instances.hostedFields.tokenize()');
    await shop.attempt('instances.hostedFields.teardown()');
  }),

  changeFlow('hosted fields, a card the gateway does not take', async (shop) => {
    await create(shop);
    await typeCard(shop.page, { ...VISA, number: '4539578763621486' });
    await tokenize(shop, { vault: true });
    await teardown(shop);
  }),

  flow('hosted fields, a tokenization that is refused', async (shop) => {
    await create(shop);
    await typeCard(shop.page);
    await withEachStatus(shop, '/graphql', () => tokenize(shop));
    await withEachStatus(shop, 'credit_cards', () => tokenize(shop));
    await teardown(shop);
  }),

  flow(
    'hosted fields, a tokenization that is refused, over REST',
    async (shop) => {
      await create(shop);
      await typeCard(shop.page);
      await withEachStatus(shop, 'credit_cards', () => tokenize(shop));
      await teardown(shop);
    },
    { merchant: { graphQLFeatures: [] } },
  ),

  flow('hosted fields, a client token that has expired', async (shop) => {
    await create(shop);
    await typeCard(shop.page);
    shop.sandbox.clock.advance(25 * 60 * 60 * 1000);
    await tokenize(shop);
    await teardown(shop);
  }),

  flow('hosted fields, options that are refused', async (shop) => {
    const refused = [
      '',
      'fields: {}',
      'fields: { number: { container: "#number" }, hostedFrame: { container: "#cvv" } }',
      'fields: { number: { container: "#nowhere" } }',
      'fields: { number: {} }',
      'fields: { cvv: { container: "#cvv", maxlength: "four" } }',
      'fields: { cvv: { container: "#cvv", minlength: "four" } }',
    ];
    for (const options of refused) await shop.attempt(`braintree.hostedFields.create({ authorization, ${options} })`);
  }),

  flow('hosted fields, calls that are refused', async (shop) => {
    await shop.create('hostedFields', { fields: { number: { container: '#number' }, cvv: { container: '#cvv' } } });
    const calls = [
      'getState()',
      'getChallenges()',
      'getSupportedCardTypes()',
      'clear("nothing")',
      'clear("postalCode")',
      'focus("nothing")',
      'addClass("postalCode", "x")',
      'setAttribute({ field: "number", attribute: "onclick", value: "x" })',
      'setAttribute({ field: "number", attribute: "disabled", value: "maybe" })',
      'removeAttribute({ field: "number", attribute: "onclick" })',
      'setAttribute({ field: "number", attribute: "placeholder", value: "x" })',
      'setPlaceholder("cvv", "x")',
      'setMonthOptions(["January"])',
      'tokenize()',
      'teardown()',
      'getState()',
    ];
    for (const call of calls) await shop.attempt(`instances.hostedFields.${call}`);
  }),
];
