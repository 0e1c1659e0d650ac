import { describeComponent, freshKey, openNetwork } from '@tender/client/testing';
import { unionpay } from './index';

const card = { number: '6243030000000001', expirationDate: '12/30' };
const mobile = { countryCode: '62', number: '111111111' };

describeComponent(unionpay, {
  name: 'UnionPay',
  configuration: { unionPay: { enabled: true } },
  calls: { fetchCapabilities: [{ card }], enroll: [{ card, mobile }], tokenize: [{ card, enrollmentId: 'id' }] },
});

test('default', async () => {
  const network = openNetwork();
  network.configuration.unionPay = { enabled: true };
  const instance = await unionpay.create({ authorization: freshKey() });
  expect(Object.keys(instance).sort()).toEqual(['enroll', 'fetchCapabilities', 'teardown', 'tokenize']);
  await new Promise(setImmediate);
  expect(network.events().at(-1)).toBe('web.unionpay.initialized');
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

test.each([undefined, null, {}, { enabled: false }, { enabled: 'true' }])('error: UNIONPAY_NOT_ENABLED for %j', async (unionPay) => {
  const network = openNetwork();
  network.configuration.unionPay = unionPay;
  await expect(unionpay.create({ authorization: freshKey() })).rejects.toMatchObject({ code: 'UNIONPAY_NOT_ENABLED', type: 'MERCHANT' });
  expect(network.events().filter((event) => event.includes('unionpay'))).toEqual([]);
});
