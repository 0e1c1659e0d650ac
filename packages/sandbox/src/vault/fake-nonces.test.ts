import { codesOf, openShop, type Shop } from '../server-api/testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const find = (nonce: string) => shop.gateway['paymentMethodNonce']!['find']!(nonce);
const create = (request: object) => shop.gateway['paymentMethod']!['create']!(request);

const card = (cardType: string, more: object = {}) => ['credit_card', 'creditCard', { cardType, ...more }] as const;
const google = (virtualCardType: string) => ['android_pay_card', 'androidPayCard', { virtualCardType }] as const;
const apple = (cardType: string) => ['apple_pay_card', 'applePayCard', { cardType: `Apple Pay - ${cardType}` }] as const;
const payPal = ['paypal_account', 'paypalAccount', { payerEmail: 'payer@example.com' }] as const;

test.each([
  ['fake-valid-nonce', ...card('Visa', { last4: '1111' })],
  ['fake-valid-no-billing-address-nonce', ...card('Visa')],
  ['fake-valid-visa-nonce', ...card('Visa')],
  ['fake-valid-amex-nonce', ...card('American Express')],
  ['fake-valid-mastercard-nonce', ...card('MasterCard')],
  ['fake-valid-discover-nonce', ...card('Discover')],
  ['fake-valid-jcb-nonce', ...card('JCB')],
  ['fake-valid-maestro-nonce', ...card('Maestro')],
  ['fake-valid-dinersclub-nonce', ...card('Discover', { bin: '362596' })],
  ['fake-valid-prepaid-nonce', ...card('Visa', { prepaid: 'Yes', debit: 'No' })],
  ['fake-valid-commercial-nonce', ...card('Visa', { commercial: 'Yes' })],
  ['fake-valid-durbin-regulated-nonce', ...card('Visa', { durbinRegulated: 'Yes' })],
  ['fake-valid-healthcare-nonce', ...card('Visa', { healthcare: 'Yes' })],
  ['fake-valid-debit-nonce', ...card('Visa', { debit: 'Yes' })],
  ['fake-valid-payroll-nonce', ...card('Visa', { payroll: 'Yes' })],
  ['fake-valid-prepaid-reloadable-nonce', ...card('Visa', { prepaidReloadable: 'Yes' })],
  ['fake-valid-business-nonce', ...card('Visa', { business: 'Yes' })],
  ['fake-valid-consumer-nonce', ...card('Visa', { consumer: 'Yes' })],
  ['fake-valid-corporate-nonce', ...card('Visa', { corporate: 'Yes' })],
  ['fake-valid-purchase-nonce', ...card('Visa', { purchase: 'Yes' })],
  ['fake-valid-no-indicators-nonce', ...card('Visa', { prepaid: 'No', payroll: 'No' })],
  ['fake-valid-unknown-indicators-nonce', ...card('Visa', { prepaid: 'Unknown', issuingBank: 'Unknown' })],
  ['fake-valid-country-of-issuance-usa-nonce', ...card('Visa', { countryOfIssuance: 'USA' })],
  ['fake-valid-country-of-issuance-cad-nonce', ...card('Visa', { countryOfIssuance: 'CAN' })],
  ['fake-valid-issuing-bank-network-only-nonce', ...card('Visa', { issuingBank: 'NETWORK ONLY' })],
  ['fake-pinless-debit-visa-nonce', ...card('Visa')],
  ['fake-processor-declined-visa-nonce', ...card('Visa')],
  ['fake-android-pay-nonce', ...google('Visa')],
  ['fake-android-pay-visa-nonce', ...google('Visa')],
  ['fake-android-pay-visa-debit-nonce', ...google('Visa')],
  ['fake-android-pay-mastercard-nonce', ...google('MasterCard')],
  ['fake-android-pay-amex-nonce', ...google('American Express')],
  ['fake-android-pay-discover-nonce', ...google('Discover')],
  ['fake-apple-pay-visa-nonce', ...apple('Visa')],
  ['fake-apple-pay-visa-debit-nonce', ...apple('Visa')],
  ['fake-apple-pay-mastercard-nonce', ...apple('MasterCard')],
  ['fake-apple-pay-amex-nonce', ...apple('American Express')],
  ['fake-apple-pay-discover-nonce', ...apple('Discover')],
  ['fake-apple-pay-mpan-nonce', ...apple('Visa')],
  ['fake-google-pay-paypal-nonce', ...payPal],
  ['fake-paypal-one-time-nonce', ...payPal],
  ['fake-paypal-billing-agreement-nonce', ...payPal],
  ['fake-paypal-one-time-billing-agreement-with-purchase-nonce', ...payPal],
  ['fake-paypal-future-nonce', ...payPal],
  ['fake-paypal-future-refresh-token-nonce', ...payPal],
  ['fake-venmo-account-nonce', 'venmo_account', 'venmoAccountDetails', { username: 'venmojoe', venmoUserId: '1234567891234567891' }],
  ['fake-local-payment-method-nonce', 'local_payment', 'localPayment', { payerId: 'FAKEPAYERID' }],
  [
    'fake-sepa-direct-debit-nonce',
    'sepa_debit_account',
    'sepaDirectDebitAccountDetails',
    {
      last4: '1234',
      mandateType: 'RECURRENT',
      bankReferenceToken: 'a-fake-bank-reference-token',
      merchantOrPartnerCustomerId: 'a-fake-mp-customer-id',
    },
  ],
  ['fake-us-bank-account-nonce', 'us_bank_account', 'usBankAccount', { last4: '0000', routingNumber: '021000021' }],
  ['fake-europe-bank-account-nonce', 'europe_bank_account', 'europeBankAccount', { last4: '3000' }],
  ['fake-masterpass-visa-nonce', 'masterpass_card', 'masterpassCard', { cardType: 'Visa' }],
  ['fake-masterpass-mastercard-nonce', 'masterpass_card', 'masterpassCard', { cardType: 'MasterCard' }],
  ['fake-masterpass-amex-nonce', 'masterpass_card', 'masterpassCard', { cardType: 'American Express' }],
  ['fake-masterpass-discover-nonce', 'masterpass_card', 'masterpassCard', { cardType: 'Discover' }],
  ['fake-visa-checkout-visa-nonce', 'visa_checkout_card', 'visaCheckoutCard', { cardType: 'Visa' }],
  ['fake-visa-checkout-mastercard-nonce', 'visa_checkout_card', 'visaCheckoutCard', { cardType: 'MasterCard' }],
  ['fake-visa-checkout-amex-nonce', 'visa_checkout_card', 'visaCheckoutCard', { cardType: 'American Express' }],
  ['fake-visa-checkout-discover-nonce', 'visa_checkout_card', 'visaCheckoutCard', { cardType: 'Discover' }],
  ['tokensam_fake_visa', 'samsung_pay_card', 'samsungPayCard', { cardType: 'Visa' }],
  ['tokensam_fake_mastercard', 'samsung_pay_card', 'samsungPayCard', { cardType: 'MasterCard' }],
  ['tokensam_fake_american_express', 'samsung_pay_card', 'samsungPayCard', { cardType: 'American Express' }],
  ['tokensam_fake_discover', 'samsung_pay_card', 'samsungPayCard', { cardType: 'Discover' }],
  ['fake-amex-express-checkout-nonce', 'amex_express_checkout_card', 'amexExpressCheckoutCard', { cardType: 'American Express' }],
  ['fake-meta-checkout-card-nonce', 'meta_checkout_card', 'metaCheckoutCard', { cardType: 'Visa' }],
  ['fake-meta-checkout-token-nonce', 'meta_checkout_token', 'metaCheckoutToken', { cardType: 'Visa' }],
  ['fake-abstract-transactable-nonce', 'unknown', 'unknownPaymentMethod', {}],
])('%s: %s', async (nonce, paymentInstrumentType, detail, expected) => {
  expect(await find(nonce)).toMatchObject({ nonce, consumed: false });
  const { success, transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce });
  expect(success).toBe(true);
  expect(transaction).toMatchObject({ paymentInstrumentType, [detail]: expected });
});

test.each([
  ['fake-gateway-rejected-fraud-nonce', 'fraud'],
  ['fake-gateway-rejected-kount-nonce', 'fraud'],
  ['fake-gateway-rejected-risk-thresholds-nonce', 'risk_threshold'],
  ['fake-token-issuance-error-venmo-account-nonce', 'token_issuance'],
])('%s: %s', async (paymentMethodNonce, reason) => {
  const { success, transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce });
  expect(success).toBe(false);
  expect(transaction).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: reason });
});

test('billing addresses come with the card', async () => {
  const postalCode = async (paymentMethodNonce: string) =>
    (await shop.sale({ amount: '10.00', paymentMethodNonce })).transaction['avsPostalCodeResponseCode'];
  expect([await postalCode('fake-valid-nonce'), await postalCode('fake-valid-no-billing-address-nonce')]).toEqual(['M', 'I']);
});

test.each([
  ['fake-processor-declined-visa-nonce', 'processor_declined', '2000'],
  ['fake-processor-declined-mastercard-nonce', 'processor_declined', '2000'],
  ['fake-processor-declined-amex-nonce', 'processor_declined', '2000'],
  ['fake-processor-declined-discover-nonce', 'processor_declined', '2000'],
  ['fake-processor-declined-dinersclub-nonce', 'processor_declined', '2000'],
  ['fake-processor-failure-jcb-nonce', 'failed', '3000'],
])('%s is not verified: %s', async (paymentMethodNonce, status, processorResponseCode) => {
  const { customer } = await shop.gateway['customer']!['create']!({});
  const refused = await create({ customerId: customer.id, paymentMethodNonce, options: { verifyCard: true } });
  expect(refused).toMatchObject({ success: false, verification: { status, processorResponseCode } });
  expect((await create({ customerId: customer.id, paymentMethodNonce })).success).toBe(true);
});

test.each([
  ['fake-three-digit-cvv-only-nonce', 'M'],
  ['fake-three-digit-cvv-only-n-response-nonce', 'N'],
  ['fake-three-digit-cvv-only-u-response-nonce', 'U'],
  ['fake-three-digit-cvv-only-s-response-nonce', 'S'],
  ['fake-four-digit-cvv-only-nonce', 'M'],
  ['fake-four-digit-cvv-only-n-response-nonce', 'N'],
  ['fake-four-digit-cvv-only-u-response-nonce', 'U'],
  ['fake-four-digit-cvv-only-s-response-nonce', 'S'],
])('%s answers %s for a card in the vault', async (paymentMethodNonce, code) => {
  const { customer } = await shop.gateway['customer']!['create']!({});
  const { paymentMethod } = await create({ customerId: customer.id, paymentMethodNonce: 'fake-valid-nonce' });
  const request = { amount: '10.00', paymentMethodToken: paymentMethod.token };
  expect((await shop.sale({ ...request, paymentMethodNonce })).transaction).toMatchObject({ cvvResponseCode: code });
  expect((await shop.sale(request)).transaction).toMatchObject({ cvvResponseCode: 'I' });
});

test('a one-time PayPal payment cannot be vaulted: 82902', async () => {
  const { customer } = await shop.gateway['customer']!['create']!({});
  expect(codesOf(await create({ customerId: customer.id, paymentMethodNonce: 'fake-paypal-one-time-nonce' }))).toEqual(['82902']);
});

test.each([
  ['fake-three-d-secure-visa-full-authentication-nonce', { status: 'authenticate_successful', liabilityShifted: true, enrolled: 'Y' }],
  ['fake-valid-nonce', null],
])('%s shows its authentication', async (nonce, threeDSecureInfo) => {
  const found = await find(nonce);
  expect(found).toMatchObject({ type: 'CreditCard', threeDSecureInfo, binData: { prepaid: 'Unknown' } });
});
