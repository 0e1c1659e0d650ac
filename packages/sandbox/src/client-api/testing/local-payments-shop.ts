import { openShop } from '../../server-api/testing/shop';
import { choosePage } from '../../testing/choose-page';
import { callClientApi } from '../../testing/gateway';

const frame = 'https://assets.braintreegateway.com/web/3.118.2/html/local-payment-redirect-frame.min.html';
const query = 'channel=abc&r=https%3A%2F%2Fshop.example%2Fback&t=Back%20to%20the%20shop';
export const payment = {
  amount: '10.00',
  currencyIsoCode: 'EUR',
  fundingSource: 'iDEAL',
  intent: 'sale',
  paymentTypeCountryCode: 'NL',
  firstName: 'Ada',
  lastName: 'Lovelace',
  payerEmail: 'ada@example.com',
  line1: '1 Example Street',
  city: 'Amsterdam',
  postalCode: '1012',
  countryCode: 'NL',
  billingAddress: {},
  experienceProfile: { brandName: 'Test shop', noShipping: true },
  returnUrl: `${frame}?${query}`,
  cancelUrl: `${frame}?${query}&c=1`,
};
export const invoice = {
  ...payment,
  fundingSource: 'pay_upon_invoice',
  birthDate: '1990-12-10',
  phone: '6912345678',
  phoneCountryCode: '49',
  billingAddress: { line1: '1 Example Street', city: 'Berlin', postalCode: '10115', countryCode: 'DE' },
  lineItems: [{ category: 'PHYSICAL_GOODS', name: 'Tea', quantity: '1', unitAmount: '10.00', unitTaxAmount: '0.00' }],
  experienceProfile: { locale: 'de-DE', customerServiceInstructions: 'Call us', noShipping: true },
};

export interface Resource {
  paymentToken: string;
  redirectUrl: string;
}

export type LocalPaymentsShop = Awaited<ReturnType<typeof openLocalPaymentsShop>>;

/** Opens a shop that calls the client API for local payments, as its page does. */
export async function openLocalPaymentsShop() {
  const shop = await openShop();
  const call = (path: string, body: object) =>
    callClientApi(shop.sandbox, 'POST', path, { ...body, tokenizationKey: shop.sandbox.tokenizationKey });
  async function createPayment(changed: object = {}): Promise<Resource> {
    const { status, body } = await call('local_payments/create', { ...payment, ...changed });
    expect(status).toBe(201);
    return (body as { paymentResource: Resource }).paymentResource;
  }
  return {
    ...shop,
    call,
    createPayment,
    approvePayment: async (changed: object = {}): Promise<Record<string, string>> =>
      readResult(await choosePage((await createPayment(changed)).redirectUrl, 'approve')),
    postAccount: ({ token, paymentId, PayerID }: Record<string, string>, changed: object = {}) =>
      call('payment_methods/paypal_accounts', {
        merchantAccountId: 'sandbox_eur',
        paypalAccount: { correlationId: token, paymentToken: paymentId, payerId: PayerID, unilateral: false, intent: 'sale', ...changed },
      }),
  };
}

/** The body that a page sends. */
export const readResult = (location: string | null) => Object.fromEntries(new URL(location ?? '').searchParams);
