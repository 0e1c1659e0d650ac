import { expectCharge } from '../../fixtures/expect-instrument';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const find = (nonce: string) => shop.gateway['paymentMethodNonce']!['find']!(nonce);

const expectCard = (cardType: string, more: object = {}) => ['credit_card', 'creditCard', { cardType, ...more }] as const;
const expectGooglePay = (virtualCardType: string, isNetworkTokenized = false) =>
  ['android_pay_card', 'androidPayCard', { virtualCardType, isNetworkTokenized }] as const;
const expectApplePay = (cardType: string, brand = cardType) =>
  ['apple_pay_card', 'applePayCard', { cardType: `Apple Pay - ${cardType}`, cardholderName: `${brand} Apple Pay Cardholder` }] as const;
const PAYPAL = ['paypal_account', 'paypalAccount', { payerEmail: 'payer@example.com' }] as const;

test.each([
  ['fake-valid-nonce', ...expectCard('Visa', { last4: '1111' })],
  ['fake-valid-no-billing-address-nonce', ...expectCard('Visa')],
  ['fake-valid-visa-nonce', ...expectCard('Visa', { bin: '401288', last4: '1881' })],
  ['fake-valid-amex-nonce', ...expectCard('American Express')],
  ['fake-valid-mastercard-nonce', ...expectCard('MasterCard')],
  ['fake-valid-discover-nonce', ...expectCard('Discover')],
  ['fake-valid-jcb-nonce', ...expectCard('JCB')],
  ['fake-valid-maestro-nonce', ...expectCard('Maestro')],
  ['fake-valid-dinersclub-nonce', ...expectCard('Discover', { bin: '362596' })],
  ['fake-valid-prepaid-nonce', ...expectCard('Visa', { prepaid: 'Yes', debit: 'No' })],
  ['fake-valid-commercial-nonce', ...expectCard('Visa', { commercial: 'Yes' })],
  ['fake-valid-durbin-regulated-nonce', ...expectCard('Visa', { durbinRegulated: 'Yes' })],
  ['fake-valid-healthcare-nonce', ...expectCard('Visa', { healthcare: 'Yes', productId: 'J3' })],
  ['fake-valid-debit-nonce', ...expectCard('Visa', { debit: 'Yes' })],
  ['fake-valid-payroll-nonce', ...expectCard('Visa', { payroll: 'Yes', productId: 'MSA' })],
  ['fake-valid-prepaid-reloadable-nonce', ...expectCard('Visa', { prepaidReloadable: 'Yes' })],
  ['fake-valid-business-nonce', ...expectCard('Visa', { business: 'Yes' })],
  ['fake-valid-consumer-nonce', ...expectCard('Visa', { consumer: 'Yes' })],
  ['fake-valid-corporate-nonce', ...expectCard('Visa', { corporate: 'Yes' })],
  ['fake-valid-purchase-nonce', ...expectCard('Visa', { purchase: 'Yes' })],
  ['fake-valid-no-indicators-nonce', ...expectCard('Visa', { prepaid: 'No', payroll: 'No', productId: 'MSB' })],
  ['fake-valid-unknown-indicators-nonce', ...expectCard('Visa', { prepaid: 'Unknown', issuingBank: 'Unknown' })],
  ['fake-valid-country-of-issuance-usa-nonce', ...expectCard('Visa', { countryOfIssuance: 'USA' })],
  ['fake-valid-country-of-issuance-cad-nonce', ...expectCard('Visa', { countryOfIssuance: 'CAN' })],
  ['fake-valid-issuing-bank-network-only-nonce', ...expectCard('Visa', { issuingBank: 'NETWORK ONLY' })],
  ['fake-pinless-debit-visa-nonce', ...expectCard('Visa')],
  ['fake-processor-declined-visa-nonce', ...expectCard('Visa')],
  ['fake-android-pay-nonce', ...expectGooglePay('Discover')],
  ['fake-android-pay-visa-nonce', ...expectGooglePay('Visa')],
  ['fake-android-pay-visa-debit-nonce', ...expectGooglePay('Visa')],
  ['fake-android-pay-mastercard-nonce', ...expectGooglePay('MasterCard', true)],
  ['fake-android-pay-amex-nonce', ...expectGooglePay('American Express')],
  ['fake-android-pay-discover-nonce', ...expectGooglePay('Discover')],
  ['fake-apple-pay-visa-nonce', ...expectApplePay('Visa')],
  ['fake-apple-pay-visa-debit-nonce', ...expectApplePay('Visa')],
  ['fake-apple-pay-mastercard-nonce', ...expectApplePay('MasterCard')],
  ['fake-apple-pay-amex-nonce', ...expectApplePay('American Express', 'AmEx')],
  ['fake-apple-pay-discover-nonce', ...expectApplePay('Discover')],
  ['fake-apple-pay-mpan-nonce', ...expectApplePay('Visa')],
  ['fake-google-pay-paypal-nonce', ...PAYPAL],
  ['fake-paypal-one-time-nonce', ...PAYPAL],
  ['fake-paypal-billing-agreement-nonce', ...PAYPAL],
  ['fake-paypal-one-time-billing-agreement-with-purchase-nonce', ...PAYPAL],
  ['fake-paypal-future-nonce', ...PAYPAL],
  ['fake-paypal-future-refresh-token-nonce', ...PAYPAL],
  ['fake-venmo-account-nonce', 'venmo_account', 'venmoAccountDetails', { username: 'venmojoe', venmoUserId: '1234567891234567891' }],
  ['fake-local-payment-method-nonce', 'local_payment', 'localPayment', { payerId: 'FAKEPAYERID' }],
  [
    'fake-us-bank-account-nonce',
    'us_bank_account',
    'usBankAccount',
    { last4: '0000', routingNumber: '123456789', bankName: 'Wells Fargo', accountHolderName: 'Marty McFly', ownershipType: 'personal' },
  ],
  ['fake-europe-bank-account-nonce', 'europe_bank_account', 'europeBankAccount', { last4: '3000' }],
  ['tokensam_fake_visa', 'samsung_pay_card', 'samsungPayCard', { cardType: 'Visa' }],
  ['tokensam_fake_mastercard', 'samsung_pay_card', 'samsungPayCard', { cardType: 'MasterCard' }],
  ['tokensam_fake_american_express', 'samsung_pay_card', 'samsungPayCard', { cardType: 'American Express' }],
  ['tokensam_fake_discover', 'samsung_pay_card', 'samsungPayCard', { cardType: 'Discover' }],
  [
    'fake-amex-express-checkout-nonce',
    'amex_express_checkout_card',
    'amexExpressCheckoutCard',
    { cardType: 'American Express', cardMemberNumber: '0005', cardMemberExpiryDate: '12/30', sourceDescription: 'AmEx 0005' },
  ],
  ['fake-meta-checkout-card-nonce', 'meta_checkout_card', 'metaCheckoutCard', { cardType: 'Visa', containerId: 'container123' }],
  ['fake-meta-checkout-token-nonce', 'meta_checkout_token', 'metaCheckoutToken', { cardType: 'Visa', containerId: 'container123' }],
  ['fake-abstract-transactable-nonce', 'unknown', 'unknownPaymentMethod', {}],
])('%s is charged as %s', (nonce, type, detail, expected) => expectCharge(shop, nonce, type, detail, expected));

test.each([
  ['fake-meta-checkout-card-nonce', 'Meta Checkout Card Cardholder', false, undefined],
  ['fake-meta-checkout-token-nonce', 'Meta Checkout Token Cardholder', true, '07'],
])('%s is a Visa that expires in December of next year', async (nonce, cardholderName, isNetworkTokenized, ecommerceIndicator) => {
  const expiration = { expirationMonth: '12', expirationYear: String(new Date().getUTCFullYear() + 1) };
  expect(await find(nonce)).toMatchObject({ details: { bin: '401288', lastFour: '1881', cardholderName, ...expiration } });
  const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce });
  const card = transaction[isNetworkTokenized ? 'metaCheckoutToken' : 'metaCheckoutCard'];
  expect(card).toMatchObject({ bin: '401288', last4: '1881', cardholderName, isNetworkTokenized, ...expiration });
  expect((card as { ecommerceIndicator?: string }).ecommerceIndicator).toBe(ecommerceIndicator);
});

test.each([
  ['fake-apple-pay-visa-nonce', 'applePayCard', 'apple_pay'],
  ['fake-android-pay-mastercard-nonce', 'androidPayCard', 'android_pay'],
  ['fake-amex-express-checkout-nonce', 'amexExpressCheckoutCard', 'american_express'],
  ['fake-meta-checkout-card-nonce', 'metaCheckoutCard', 'visa'],
])('the image of %s (%s) is that of %s', async (paymentMethodNonce, detail, name) => {
  const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce });
  const image = expect.stringContaining(`/payment_method_logo/${name}.png`) as string;
  expect(transaction).toMatchObject({ [detail]: { imageUrl: image } });
});

test.each([
  ['fake-android-pay-nonce', 'androidPayCard', { virtualCardLast4: '1117', sourceCardLast4: '1111', sourceDescription: 'Discover 1111' }],
  ['fake-android-pay-mastercard-nonce', 'androidPayCard', { sourceCardLast4: '0005', sourceDescription: 'MasterCard 0005' }],
  [
    'fake-apple-pay-mpan-nonce',
    'applePayCard',
    { sourceDescription: 'Visa 2006', sourceCardLast4: '2006', merchantTokenIdentifier: 'DNITHE302308980427388297' },
  ],
  ['fake-paypal-billing-agreement-nonce', 'paypalAccount', { payerEmail: 'payer@example.com', email: 'jane.doe@paypal.com' }],
])('%s (%s) has the values of the provider', async (paymentMethodNonce, detail, values) => {
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce })).transaction).toMatchObject({ [detail]: values });
});

test.each([
  ['fake-gateway-rejected-fraud-nonce', 'fraud'],
  ['fake-gateway-rejected-kount-nonce', 'fraud'],
  ['fake-gateway-rejected-risk-thresholds-nonce', 'risk_threshold'],
  ['fake-token-issuance-error-venmo-account-nonce', 'token_issuance'],
])('the gateway rejects %s for %s', async (paymentMethodNonce, reason) => {
  const { success, transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce });
  expect(success).toBe(false);
  expect(transaction).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: reason });
});

test('fake nonces have a billing address, except the one without', async () => {
  const postalCode = async (paymentMethodNonce: string) =>
    (await shop.sale({ amount: '10.00', paymentMethodNonce })).transaction['avsPostalCodeResponseCode'];
  expect([await postalCode('fake-valid-nonce'), await postalCode('fake-valid-no-billing-address-nonce')]).toEqual(['M', 'I']);
});

test.each([
  [
    'visa-full-authentication',
    { threeDSecureVersion: '1.0.2', cavv: 'cavv_value', xid: 'xid_value', eciFlag: '05', dsTransactionId: null },
  ],
  ['visa-failed-authentication', { threeDSecureVersion: '1.0.2', cavv: null, xid: null, dsTransactionId: null }],
  ['two-visa-successful-step-up-authentication', { threeDSecureVersion: '2.1.0', cavv: expect.any(String) as string }],
])('the authentication of fake-three-d-secure-%s-nonce has the values of its version', async (name, threeDSecureInfo) => {
  const threeDSecureAuthenticationId = `fake-three-d-secure-${name}-id`;
  const found = await find(`fake-three-d-secure-${name}-nonce`);
  expect(found).toMatchObject({ threeDSecureInfo: { ...threeDSecureInfo, threeDSecureAuthenticationId } });
});

test.each([
  ['fake-three-d-secure-visa-full-authentication-nonce', { status: 'authenticate_successful', liabilityShifted: true, enrolled: 'Y' }],
  ['fake-valid-nonce', null],
])('%s has the result of its 3D Secure authentication', async (nonce, threeDSecureInfo) => {
  const found = await find(nonce);
  expect(found).toMatchObject({ type: 'CreditCard', threeDSecureInfo, binData: { prepaid: 'Unknown' } });
});
