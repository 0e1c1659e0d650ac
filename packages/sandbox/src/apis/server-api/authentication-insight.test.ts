import { valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ merchant: { authenticationInsight: { mumbai: 'rbi' } } })));
afterAll(() => shop.close());

const INDIA = 'india_three_d_secure_merchant_account';
const EUROPE = 'european_three_d_secure_merchant_account';
const IRISH = '4023490000000008';
const AMERICAN = '4012000033330620';
const UNKNOWN = '4111111111111111';

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);

  async function ask(number: string, merchantAccountId: string, authenticationInsightOptions: XmlFields = {}) {
    const creditCard = { number, expirationDate: '12/2030' };
    const { body } = await call('POST customers', 'customer', { creditCard });
    const [card] = valueAt(body, 'creditCards') as unknown[];
    const fields = { merchantAccountId, authenticationInsight: true, authenticationInsightOptions };
    const created = await call(`POST payment_methods/${String(valueAt(card, 'token'))}/nonces`, 'paymentMethodNonce', fields);
    return valueAt(created.body, 'authenticationInsight');
  }

  test.each([
    [IRISH, EUROPE, 'psd2', 'sca_required'],
    [IRISH, 'sandbox_eur', 'psd2', 'sca_required'],
    [AMERICAN, EUROPE, 'unregulated', 'unavailable'],
    [AMERICAN, INDIA, 'unregulated', 'unavailable'],
    [UNKNOWN, INDIA, 'unavailable', 'unavailable'],
    [UNKNOWN, 'sandbox_eur', 'unregulated', 'unavailable'],
    [UNKNOWN, 'mumbai', 'rbi', 'unavailable'],
  ])('the law for the card %s at the account %s is %s: %s', async (number, account, regulationEnvironment, scaIndicator) => {
    expect(await ask(number, account)).toEqual({ regulationEnvironment, scaIndicator });
  });

  test.each<[XmlFields, string]>([
    [{ amount: 2001 }, 'sca_required'],
    [{ amount: '2000', recurringCustomerConsent: false }, 'sca_optional'],
    [{ amount: '2000', recurringCustomerConsent: true, recurringMaxAmount: '1000' }, 'sca_required'],
    [{ amount: 2000, recurringCustomerConsent: true, recurringMaxAmount: 2000 }, 'sca_optional'],
    [{ amount: null, recurringCustomerConsent: null }, 'unavailable'],
  ])('an Indian payment with %j has the indicator %s', async (options, scaIndicator) => {
    expect(await ask(UNKNOWN, 'mumbai', options)).toEqual({ regulationEnvironment: 'rbi', scaIndicator });
  });
});
