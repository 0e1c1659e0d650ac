import type { Page } from '@playwright/test';
import {
  approveApplePay,
  approveGooglePay,
  approvePayPal,
  approveSepa,
  approveVenmo,
  approveVisaCheckout,
  authenticateWithFastlane,
  FASTLANE_EMAIL,
  passChallenge,
} from '@tender/sandbox/testing';
import type { Namespace } from '../differential/library';
import type { Shop } from '../differential/shop';
import { installSheet } from '../payment-request/scripted-sheet';
import { fieldOptions, typeCard } from '../support/card';
import { serverGateway } from '../support/gateway';
import { ideal, SEPA_MANDATE } from '../support/payments';
import { press } from '../support/popup-method';
import { nonceOf } from '../support/tokenize';
import { bankPage, CHALLENGE } from '../three-d-secure/support';
import { DETAILS, MANDATE } from '../us-bank-account/support';
import { readCode } from '../venmo/support';

/** A kind of nonce, created as a customer does, and what the merchant's server sees of it. */
export interface NonceKind {
  /** Creates another nonce with Tender, in the browser. */
  readonly make: (shop: Shop) => Promise<string>;
  /** `type` of the nonce, by `paymentMethodNonce.find`. */
  readonly type: string;
  readonly instrument: string;
  /** Can be kept in the vault; the rest pays once. */
  readonly vaulted: boolean;
  /** Where a customer of the server's SDK has it, if not in `paymentMethods`. */
  readonly list?: 'masterpassCards' | 'visaCheckoutCards';
  /** How the vault verifies it; it is charged from there alone. */
  readonly verification?: string;
  readonly merchantAccountId?: string;
}

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
const UNION_PAY = { number: '6212345678901265', expirationMonth: '12', expirationYear: '2030', cvv: '123' };
const SHEET = {
  methodName: 'basic-card',
  details: { cardNumber: CARD.number, cardholderName: 'Ada', expiryMonth: '12', expiryYear: '2030', cardSecurityCode: '123' },
};

async function call(shop: Shop, namespace: Namespace, method: string, arg: object): Promise<string> {
  return nonceIn(await shop.call(namespace, method, arg));
}

function nonceIn({ value, error }: Awaited<ReturnType<Shop['call']>>): string {
  if (error) throw new Error(`No nonce: ${JSON.stringify(error)}`);
  return (value as { nonce: string }).nonce;
}

/** A customer's payment on the provider's page. */
const inPopup =
  (namespace: Namespace, method: string, page: string, approve: (popup: Page) => Promise<void>) =>
  async (shop: Shop, arg: Parameters<Shop['click']>[2], create: object = {}): Promise<string> => {
    await shop.create(namespace, create);
    const [popup, outcome] = await shop.clickToPopup(page, namespace, method, arg);
    await approve(popup);
    return nonceIn(await outcome());
  };

const paypal = inPopup('paypal', 'tokenize', '/pay/paypal/', approvePayPal);
const sepa = inPopup('sepa', 'tokenize', '/pay/sepa/', approveSepa);
const localPayment = inPopup('localPayment', 'startPayment', '/pay/local_payment/', press('Approve the payment'));
const masterpass = inPopup('masterpass', 'tokenize', '/pay/masterpass/', press('Pay with this card'));

async function verified(shop: Shop): Promise<string> {
  await shop.create('threeDSecure', { version: 2 });
  await shop.attempt('instances.threeDSecure.on("lookup-complete", (data, next) => next()), undefined');
  const nonce = await nonceOf(shop.sandbox, CHALLENGE);
  const outcome = await shop.click('threeDSecure', 'verifyCard', { nonce, bin: CHALLENGE.slice(0, 6), amount: '10.00' });
  await bankPage(shop.page).waitFor();
  await passChallenge(shop.page);
  const made = nonceIn(await outcome());
  await shop.call('threeDSecure', 'teardown');
  return made;
}

async function scanned(shop: Shop): Promise<string> {
  await shop.create('venmo', { allowDesktop: true, paymentMethodUsage: 'multi_use' });
  const outcome = await shop.click('venmo', 'tokenize');
  const phone = await shop.page.context().newPage();
  await phone.goto(await readCode(shop.page));
  await approveVenmo(phone);
  const made = nonceIn(await outcome());
  await phone.close();
  await shop.call('venmo', 'teardown');
  return made;
}

async function wallet(shop: Shop): Promise<string> {
  await shop.page.addScriptTag({ url: 'https://pay.google.com/gp/p/js/pay.js' });
  await shop.create('googlePayment', { googlePayVersion: 2, googleMerchantId: 'google-merchant' });
  await shop.attempt(`(instances.googlePayment.pay = async () => {
    const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' };
    const wallet = new google.payments.api.PaymentsClient({ environment: 'TEST' });
    return instances.googlePayment.parseResponse(await wallet.loadPaymentData(instances.googlePayment.createPaymentDataRequest({ transactionInfo })));
  }, undefined)`);
  const [popup, outcome] = await Promise.all([shop.page.waitForEvent('popup'), shop.click('googlePayment', 'pay')]);
  await approveGooglePay(popup, { method: 'visa' });
  return nonceIn(await outcome());
}

async function applePay(shop: Shop): Promise<string> {
  await shop.page.addScriptTag({ url: 'https://assets.braintreegateway.com/third-party/apple-pay.js' });
  await shop.create('client');
  await shop.create('applePay', () => ({ client: window.shop.instances['client'] }));
  await shop.attempt(`(instances.applePay.pay = () => new Promise((resolve, reject) => {
    const session = new ApplePaySession(3, instances.applePay.createPaymentRequest({ total: { label: 'Shop', amount: '10.00' } }));
    session.onvalidatemerchant = ({ validationURL }) => instances.applePay.performValidation({ validationURL })
      .then((merchantSession) => session.completeMerchantValidation(merchantSession), reject);
    session.onpaymentauthorized = ({ payment: { token } }) => instances.applePay.tokenize({ token })
      .then(resolve, reject).finally(() => session.completePayment({ status: 0 }));
    session.begin();
  }), undefined)`);
  const [popup, outcome] = await Promise.all([shop.page.waitForEvent('popup'), shop.click('applePay', 'pay')]);
  await approveApplePay(popup);
  return nonceIn(await outcome());
}

async function visaCheckout(shop: Shop): Promise<string> {
  await shop.page.addScriptTag({
    url: 'https://sandbox-assets.secure.checkout.visa.com/checkout-widget/resources/js/integration/v1/sdk.js',
  });
  await shop.create('visaCheckout');
  await shop.attempt(`(document.querySelector('#pay').className = 'v-button',
    V.init(instances.visaCheckout.createInitOptions({ paymentRequest: { currencyCode: 'USD', subtotal: '10.00' } })),
    instances.visaCheckout.pay = () => new Promise((resolve) =>
      V.on('payment.success', (payment) => resolve(instances.visaCheckout.tokenize(payment)))), undefined)`);
  const outcome = await shop.click('visaCheckout', 'pay');
  await approveVisaCheckout(shop.page.frameLocator('#vcop-src-frame'));
  return nonceIn(await outcome());
}

/** The saved card of the customer whom Fastlane knows. */
async function recognized(shop: Shop): Promise<string> {
  await shop.arrive('/checkout'); // the script has taken the place of the component on the page
  await shop.create('fastlane');
  await shop.attempt(`(({ identity }) => {
    const authenticate = async () => {
      const { customerContextId } = await identity.lookupCustomerByEmail('${FASTLANE_EMAIL}');
      const { profileData } = await identity.triggerAuthenticationFlow(customerContextId);
      return { nonce: profileData.card.id };
    };
    instances.fastlane = { authenticate };
  })(instances.fastlane)`);
  const outcome = await shop.click('fastlane', 'authenticate');
  await authenticateWithFastlane(shop.page);
  return nonceIn(await outcome());
}

/** A card that the customer saved before, as the vault manager lists it. */
async function saved(shop: Shop): Promise<string> {
  const { customer, paymentMethod } = serverGateway(shop.sandbox);
  const { id: customerId } = (await customer.create({ firstName: 'Ada' })).customer;
  await paymentMethod.create({ customerId, paymentMethodNonce: await nonceOf(shop.sandbox) });
  await shop.create('vaultManager', {
    authorization: shop.sandbox.createClientToken({ customerId, origin: 'https://api.sandbox.braintreegateway.com' }),
  });
  const { value } = await shop.call('vaultManager', 'fetchPaymentMethods');
  return (value as { nonce: string }[])[0]?.nonce ?? '';
}

export const nonceKinds: Record<string, NonceKind> = {
  'a card': {
    type: 'CreditCard',
    instrument: 'credit_card',
    vaulted: true,
    async make(shop) {
      await shop.create('hostedFields', { fields: fieldOptions });
      await typeCard(shop.page);
      const made = await call(shop, 'hostedFields', 'tokenize', {});
      await shop.call('hostedFields', 'teardown');
      return made;
    },
  },
  'a card its bank has verified': { type: 'CreditCard', instrument: 'credit_card', vaulted: true, make: verified },
  'a UnionPay card': {
    type: 'CreditCard',
    instrument: 'credit_card',
    vaulted: true,
    async make(shop) {
      await shop.create('unionpay');
      const { value } = await shop.call('unionpay', 'enroll', { card: UNION_PAY, mobile: { countryCode: '62', number: '111111111' } });
      const { enrollmentId } = value as { enrollmentId: string };
      return call(shop, 'unionpay', 'tokenize', { card: UNION_PAY, enrollmentId, smsCode: '12345' });
    },
  },
  'a card from the browser’s payment sheet': {
    type: 'CreditCard',
    instrument: 'credit_card',
    vaulted: true,
    async make(shop) {
      await shop.page.addInitScript(installSheet, { card: SHEET });
      await shop.create('paymentRequest', { enabledPaymentMethods: { basicCard: true, googlePay: false } });
      const total = { label: 'Total', amount: { currency: 'USD', value: '10.00' } };
      return call(shop, 'paymentRequest', 'tokenize', { details: { id: 'card', total } });
    },
  },
  'a card from Fastlane': { type: 'CreditCard', instrument: 'credit_card', vaulted: true, make: recognized },
  'a card the customer saved': { type: 'CreditCard', instrument: 'credit_card', vaulted: false, make: saved },
  'one PayPal payment': {
    type: 'PayPalAccount',
    instrument: 'paypal_account',
    vaulted: false,
    make: (shop) => paypal(shop, { flow: 'checkout', amount: '10.00', currency: 'USD' }),
  },
  'a PayPal agreement': {
    type: 'PayPalAccount',
    instrument: 'paypal_account',
    vaulted: true,
    make: (shop) => paypal(shop, { flow: 'vault' }),
  },
  'a SEPA mandate': {
    type: 'SEPADirectDebitAccount',
    instrument: 'sepa_debit_account',
    vaulted: true,
    make: (shop) => sepa(shop, { ...SEPA_MANDATE, mandateType: 'RECURRENT' }),
  },
  'an iDEAL payment': {
    type: 'PayPalAccount',
    instrument: 'local_payment',
    vaulted: false,
    merchantAccountId: 'sandbox_eur',
    make: (shop) => localPayment(shop, ideal, { merchantAccountId: 'sandbox_eur' }),
  },
  'a Masterpass card': {
    type: 'MasterpassCard',
    instrument: 'masterpass_card',
    vaulted: true,
    list: 'masterpassCards',
    make: (shop) => masterpass(shop, { subtotal: '10.00', currencyCode: 'USD' }),
  },
  'a card from Visa Checkout': {
    type: 'VisaCheckoutCard',
    instrument: 'visa_checkout_card',
    vaulted: true,
    list: 'visaCheckoutCards',
    make: visaCheckout,
  },
  'a Venmo account': { type: 'VenmoAccount', instrument: 'venmo_account', vaulted: true, make: scanned },
  'a card from Google Pay': { type: 'AndroidPayCard', instrument: 'android_pay_card', vaulted: true, make: wallet },
  'a card from Apple Pay': { type: 'ApplePayCard', instrument: 'apple_pay_card', vaulted: true, make: applePay },
  'a US bank account': {
    type: 'UsBankAccount',
    instrument: 'us_bank_account',
    vaulted: true,
    verification: 'network_check',
    async make(shop) {
      await shop.create('usBankAccount');
      return call(shop, 'usBankAccount', 'tokenize', { mandateText: MANDATE, bankDetails: DETAILS });
    },
  },
};
