import { fieldOptions, typeCard, VISA } from '../../support/card';
import { serverGateway } from '../../support/gateway';
import { changeFlow, flow, type Flow, type FlowOptions } from '../flow';
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

const OVER_REST = { merchant: { graphQLFeatures: [] } };

/** A card is typed and tokenized, in a shop of its own. */
const cardFlow = (
  name: string,
  pay: (shop: Shop) => Promise<unknown>,
  {
    authorize,
    card,
    ...options
  }: FlowOptions & { authorize?: (shop: Shop) => Promise<string> | string; card?: Partial<Record<keyof typeof VISA, string>> } = {},
): Flow =>
  flow(`hosted fields, ${name}`, options, async (shop) => {
    await create(shop, authorize ? { authorization: await authorize(shop) } : {});
    await typeCard(shop.page, { ...VISA, ...card });
    await pay(shop);
    await teardown(shop);
  });

export const cardFlows: Flow[] = [
  cardFlow(
    'a card over GraphQL',
    (shop) =>
      tokenize(shop, { cardholderName: 'Ada Lovelace', billingAddress: { countryCodeAlpha2: 'US', streetAddress: '1 Test Street' } }),
    { everyChange: true },
  ),
  cardFlow('a card with a tokenization key', (shop) => tokenize(shop), { authorize: ({ tokenizationKey }) => tokenizationKey }),
  cardFlow('a card over REST', (shop) => tokenize(shop, { fieldsToTokenize: ['number', 'expirationDate', 'cvv'] }), {
    ...OVER_REST,
    everyChange: true,
  }),
  cardFlow('into the vault', (shop) => tokenize(shop, { vault: true }).then(() => tokenize(shop, { vault: true })), {
    authorize: (shop) => customersToken(shop, { failOnDuplicatePaymentMethod: true }),
    everyChange: true,
  }),
  cardFlow('a security code the bank refuses', (shop) => tokenize(shop, { vault: true }), {
    authorize: (shop) => customersToken(shop, { verifyCard: true }),
    card: { cvv: '200' },
  }),
  cardFlow('a card the gateway does not take', (shop) => tokenize(shop, { vault: true }), {
    card: { number: '4539578763621486' },
    everyChange: true,
  }),
  cardFlow('a tokenization that is refused', async (shop) => {
    await withEachStatus(shop, '/graphql', () => tokenize(shop));
    await withEachStatus(shop, 'credit_cards', () => tokenize(shop));
  }),
  cardFlow('a tokenization that is refused, over REST', (shop) => withEachStatus(shop, 'credit_cards', () => tokenize(shop)), OVER_REST),
  cardFlow('a client token that has expired', (shop) => {
    shop.sandbox.clock.advance(25 * 60 * 60 * 1000);
    return tokenize(shop);
  }),

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
