import { allMethods } from '../../methods/all-methods';
import { changeFlow, flow, type Flow } from '../flow';
import { SCRIPTS, type Namespace } from '../library';
import { withEachStatus } from './statuses';
import { withoutGraphql } from './without-graphql';

const NUMBER = '4111111111111111';
const CARDS: readonly object[] = [
  { number: NUMBER, expirationDate: '12/2030', cvv: '123' },
  { number: NUMBER, expiration_month: 1, expiration_year: 2031, billing_address: { postal_code: '12345', country_code_alpha2: 'US' } },
  { number: NUMBER, expirationDate: ' 2 / 2030 ', expirationYear: '2033', cardholderName: 'Ada', options: { validate: false } },
  { number: NUMBER, expirationDate: '12/2030', options: { unionPayEnrollment: null } },
  { number: '4111111111111112', expirationDate: '12/2030' },
];
const COMPONENTS = (Object.keys(SCRIPTS) as Namespace[]).filter((name) => name !== 'client');

const WITHOUT_METHODS = {
  merchant: Object.values(allMethods).reduce((settings, { settingsWithout }) => ({ ...settings, ...settingsWithout }), {}),
};

export const clientFlows: Flow[] = [
  changeFlow('client, card requests', async (shop) => {
    await shop.create('client', { sessionId: 'a-session' });
    const endpoint = 'payment_methods/credit_cards';
    for (const creditCard of CARDS)
      await shop.call('client', 'request', { method: 'post', endpoint, data: { creditCard, _meta: { source: 'hosted-fields' } } });
    const insight = { authenticationInsight: true, merchantAccountId: 'shop' };
    await shop.call('client', 'request', { method: 'post', endpoint, data: { ...insight, creditCard: CARDS[0] } });
    const data = { defaultFirst: 1, list: [1, { a: 'ä b' }], deep: { er: true } };
    await shop.call('client', 'request', { method: 'get', endpoint: 'payment_methods', data });
    await shop.call('client', 'getVersion');
    await shop.call('client', 'teardown');
    await shop.call('client', 'request', { method: 'get', endpoint: 'payment_methods' });
  }),

  flow('client, the same card requests with a tokenization key', async (shop) => {
    await shop.create('client', { authorization: shop.tokenizationKey });
    for (const creditCard of CARDS)
      await shop.call('client', 'request', { method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard } });
    await shop.call('client', 'teardown');
  }),

  flow('client, cards where the gateway has no GraphQL', { merchant: { graphQL: null } }, async (shop) => {
    await shop.create('client', { authorization: withoutGraphql(shop.clientToken) });
    await shop.call('client', 'getConfiguration');
    for (const creditCard of CARDS)
      await shop.call('client', 'request', { method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard } });
    await shop.call('client', 'teardown');
  }),

  flow('client, requests that are refused', async (shop) => {
    await shop.create('client');
    const post = { method: 'post', endpoint: 'made_up', data: { a: 1 } };
    for (const status of [200, 400, 404, 503]) {
      shop.sandbox.faults.add({
        match: { path: 'v1/made_up', times: 1 },
        action: { status, body: { error: { message: 'No.' }, fieldErrors: [] } },
      });
      await shop.call('client', 'request', post);
    }
    shop.sandbox.faults.add({ match: { path: 'v1/made_up', times: 1 }, action: { status: 204 } });
    await shop.call('client', 'request', post);
    await withEachStatus(shop, 'v1/made_up', async () => {
      await shop.call('client', 'request', post);
      await shop.call('client', 'request', { method: 'get', endpoint: 'made_up' });
    });
    await shop.call('client', 'request', { endpoint: 'x' });
    await shop.call('client', 'request', { method: 'get' });
    await shop.call('client', 'request', { method: 'get', endpoint: 'x', api: 'other' });
    await shop.call('client', 'request', { method: 'get', endpoint: 'x', api: '' });
    await shop.call('client', 'request', { api: 'graphQLApi', data: { query: 'query { nothing }' } });
    const query = 'query Q { clientConfiguration { environment merchantId } }';
    await shop.call('client', 'request', { api: 'graphQLApi', data: { query, operationName: 'Q' } });
  }),

  flow('client, cards whose tokenization is refused', async (shop) => {
    await shop.create('client');
    const request = () =>
      shop.call('client', 'request', { method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard: CARDS[0] } });
    await withEachStatus(shop, '/graphql', request);
    await withEachStatus(shop, 'credit_cards', request);
  }),

  flow('client, authorizations that are refused', async (shop) => {
    const token = (contents: string): string => Buffer.from(contents).toString('base64');
    for (const authorization of ['', 'nonsense', token('not JSON'), token('null'), token('{}'), 'sandbox_abc_nobody'])
      await shop.create('client', { authorization });
    await shop.attempt('braintree.client.create({})');
    await withEachStatus(shop, ['/graphql', '/configuration'], () => shop.create('client', { authorization: shop.tokenizationKey }));
  }),

  flow('client, a configuration that is refused', async (shop) => {
    await withEachStatus(shop, '/configuration', () => shop.create('client', { authorization: withoutGraphql(shop.clientToken) }));
  }),

  changeFlow('components, neither client nor authorization', async (shop) => {
    for (const name of COMPONENTS) await shop.attempt(`braintree.${name}.create({})`);
  }),

  changeFlow('components, an authorization that is none', async (shop) => {
    for (const name of COMPONENTS) await shop.create(name, { authorization: 'nonsense', fields: {} });
  }),

  changeFlow('components, a client of another version', async (shop) => {
    const client = '{ getVersion: () => "3.1.0", getConfiguration: () => ({}) }';
    for (const name of COMPONENTS) await shop.attempt(`braintree.${name}.create({ client: ${client}, fields: {} })`);
  }),

  flow('components, a merchant without any of them', WITHOUT_METHODS, async (shop) => {
    for (const name of COMPONENTS) await shop.create(name, { fields: {}, version: 2 });
  }),

  flow('components, every version is the same', async (shop) => {
    for (const name of Object.keys(SCRIPTS)) await shop.attempt(`braintree.${name}.VERSION`);
  }),
];
