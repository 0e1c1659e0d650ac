import { openShop } from '../../server-api/testing/shop';
import { choosePage } from '../../testing/choose-page';
import { callClientApi, readFingerprint } from '../../testing/gateway';

const pages = 'https://assets.braintreegateway.com/web/3.118.2/html';
export const addresses = { returnUrl: `${pages}/redirect-frame.html?channel=abc`, cancelUrl: `${pages}/cancel-frame.html?channel=abc` };
export const profile = { brandName: 'Mugs & more', noShipping: 'false', addressOverride: false };
export const checkout = { ...addresses, offerPaypalCredit: false, experienceProfile: profile, amount: '10.00', currencyIsoCode: 'USD' };
export const vault = { ...addresses, offerPaypalCredit: false, experienceProfile: { ...profile, noShipping: 'true' } };
export const shippingOptions = [
  { id: 'slow', label: 'By ship', type: 'SHIPPING', selected: true, amount: { currency: 'USD', value: '1.00' } },
  { id: 'fast', label: 'By plane', type: 'SHIPPING', selected: false, amount: { currency: 'USD', value: '5.00' } },
];

interface Resource {
  paymentToken: string;
  intent: string;
  redirectUrl: string;
}
interface Account {
  nonce: string;
  type: string;
  details: Record<string, unknown>;
}

export type PayPalShop = Awaited<ReturnType<typeof openPayPalShop>>;

/** Opens a shop that calls the client API for PayPal, as its page does. */
export async function openPayPalShop() {
  const shop = await openShop();
  const call = (endpoint: string, body: object, authorization: object = { tokenizationKey: shop.sandbox.tokenizationKey }) =>
    callClientApi(shop.sandbox, 'POST', endpoint, { ...body, ...authorization });
  async function createPayment(changed: object = {}, authorization?: object): Promise<Resource> {
    const { body } = await call('paypal_hermes/create_payment_resource', { ...checkout, ...changed }, authorization);
    return (body as { paymentResource: Resource }).paymentResource;
  }
  const postAccount = (paypalAccount: object, authorization?: object) =>
    call('payment_methods/paypal_accounts', { paypalAccount }, authorization);
  async function tokenizeAccount(paypalAccount: object, authorization?: object): Promise<Account> {
    const { body } = await postAccount(paypalAccount, authorization);
    return (body as { paypalAccounts: [Account] }).paypalAccounts[0];
  }
  return {
    ...shop,
    call,
    authorizeCustomer: async (customerId: string) => ({
      authorizationFingerprint: readFingerprint(await shop.sandbox.createClientToken({ customerId })),
    }),
    createPayment,
    async createAgreement(changed: object = {}): Promise<{ tokenId: string; approvalUrl: string }> {
      const { body } = await call('paypal_hermes/setup_billing_agreement', { ...vault, ...changed });
      return (body as { agreementSetup: { tokenId: string; approvalUrl: string } }).agreementSetup;
    },
    postAccount,
    tokenizeAccount,
    async payAndTokenize(changed: object = {}, fields: Record<string, string> = {}): Promise<Account> {
      const { redirectUrl } = await createPayment(changed);
      const { paymentId, PayerID, token } = await approve(redirectUrl, fields);
      return tokenizeAccount({ correlationId: token, paymentToken: paymentId, payerId: PayerID, options: { validate: false } });
    },
  };
}

export const readPage = async (url: string) => (await fetch(url)).text();

/** Presses a button of PayPal's page. Resolves with the URL that the page redirects to. */
export const choose = async (url: string, choice: string, fields: Record<string, string> = {}) =>
  (await choosePage(url, choice, fields)) ?? '';

/** Signs in and approves on PayPal's page. Resolves with the parameters that the return page receives. */
export async function approve(url: string, fields: Record<string, string> = {}, email = 'ada.lovelace@example.com') {
  await choose(url, 'continue', { email });
  return Object.fromEntries(new URL(await choose(url, 'approve', fields)).searchParams) as Record<string, string>;
}

export const readErrors = (body: unknown) => JSON.stringify((body as { fieldErrors?: unknown }).fieldErrors);
