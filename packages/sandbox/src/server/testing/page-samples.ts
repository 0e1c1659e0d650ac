import { address, card, sale } from './merchant-samples';
import { type Sample } from './sample';

const contact = { firstName: 'Ada', phone: '123', billingAddress: address };
const pages = { returnUrl: 'https://shop.example/return', cancelUrl: 'https://shop.example/cancel' };

/** Requests of a shop's page, of the sandbox's own pages and of the console. */
export const PAGE_SAMPLES: readonly Sample[] = [
  [
    /credit_cards$/,
    {
      creditCard: { ...card, billingAddress: address, options: { validate: true } },
      authenticationInsight: true,
      merchantAccountId: 'shop_eur',
    },
  ],
  [/capabilities$/, { creditCard: { number: '6212345678901232' } }],
  [
    /union_pay_enrollments$/,
    {
      unionPayEnrollment: { number: '6212345678900000003', expirationDate: '12/2030', mobileCountryCode: '62', mobileNumber: '1111111111' },
    },
  ],
  [
    /sepa_debit$/,
    {
      sepaDebit: {
        accountHolderName: 'Ada',
        billingAddress: address,
        iban: 'DE89370400440532013000',
        mandateType: 'RECURRENT',
        merchantOrPartnerCustomerId: '1',
      },
      ...pages,
      merchantAccountId: 'shop_eur',
    },
  ],
  [
    /sepa_debit_accounts$/,
    { sepaDebitAccount: { last4: '3000', merchantOrPartnerCustomerId: '1', bankReferenceToken: '{context}', mandateType: 'RECURRENT' } },
  ],
  [
    /local_payments\/create$/,
    {
      amount: '10.00',
      currencyIsoCode: 'EUR',
      fundingSource: 'ideal',
      intent: 'sale',
      ...pages,
      ...contact,
      lineItems: sale.lineItems,
      experienceProfile: { noShipping: true, locale: 'de' },
    },
  ],
  [
    /masterpass\/request_token$/,
    { requestToken: { originUrl: 'https://shop.example', subtotal: '10.00', currencyCode: 'USD', callbackUrl: 'https://shop.example' } },
  ],
  [/masterpass_cards$/, { masterpassCard: { checkoutResourceUrl: '{context}', requestToken: '{context}', verifierToken: '{context}' } }],
  [
    /create_payment_resource$/,
    {
      ...pages,
      amount: '10.00',
      currencyIsoCode: 'USD',
      intent: 'authorize',
      offerPaypalCredit: true,
      lineItems: sale.lineItems,
      shippingOptions: [{ id: '1', label: 'x', type: 'SHIPPING', selected: true, amount: { value: '1.00', currency: 'USD' } }],
      experienceProfile: { noShipping: 'false', addressOverride: true, brandName: 'x', landingPageType: 'login', userAction: 'commit' },
      line1: 'x',
      city: 'y',
      countryCode: 'DE',
    },
  ],
  [
    /setup_billing_agreement$/,
    {
      ...pages,
      description: 'x',
      shippingAddress: address,
      experienceProfile: { noShipping: 'true' },
      planType: 'RECURRING',
      planMetadata: {
        currencyIsoCode: 'USD',
        totalAmount: '1.00',
        billingCycles: [
          { sequence: 1, startDate: '2030-01-01', numberOfExecutions: 1, billingFrequency: 1, trial: false, pricingScheme: 'FIXED' },
        ],
      },
    },
  ],
  [
    /patch_payment_resource$/,
    { paymentId: '{context}', amount: '11.00', currencyIsoCode: 'USD', lineItems: sale.lineItems, shippingOptions: [] },
  ],
  [
    /paypal_accounts$/,
    {
      paypalAccount: {
        correlationId: '{context}',
        paymentToken: '{context}',
        payerId: '{context}',
        billingAgreementToken: '{context}',
        options: { validate: true },
        intent: 'sale',
      },
    },
  ],
  [
    /lookup$/,
    {
      amount: '10.00',
      browserColorDepth: 24,
      browserScreenWidth: 1,
      additionalInfo: { billingLine1: 'x', email: 'a@example.com', mobilePhoneNumber: '1' },
      challengeRequested: true,
      dfReferenceId: 'x',
      requestedThreeDSecureVersion: '2',
    },
  ],
  [/(?:authenticate_from_jwt|rewards_balance)$/, { jwt: 'a.b.c', paymentMethodNonce: '{nonce}' }],
  [
    /sessions$/,
    { applePayWebSession: { validationUrl: 'https://apple.example', domainName: 'localhost', displayName: 'x', merchantIdentifier: 'y' } },
  ],
  [
    /apple_payment_tokens$/,
    { applePaymentToken: { paymentData: 'e30=', paymentInstrumentName: 'x', paymentNetwork: 'Visa', transactionIdentifier: 'y' } },
  ],
  [/visa_checkout_cards$/, { visaCheckoutCard: { callid: '{context}', encryptedPaymentData: 'x', encryptedKey: 'y' } }],
  [
    /payment-sheets$/,
    {
      methodData: [{ supportedMethods: 'basic-card', data: {} }],
      details: { total: { label: 'x', amount: { currency: 'USD', value: '1.00' } } },
      options: { requestPayerName: true },
    },
  ],
  [/logger\/api\/logger$/, { events: [{ level: 'info', event: 'web.x', payload: {} }], tracking: [{ event_name: 'x' }] }],
  [
    /:kind\/:id$/,
    {
      choice: 'approve',
      email: 'ada@example.com',
      method: 'visa',
      bank: 'First Test Bank',
      code: '1234',
      line1: 'x',
      countryCode: 'DE',
      shippingOption: '1',
      username: 'x',
    },
  ],
  [/client_tokens$/, { customerId: '{customer}', version: 2 }],
  [/clock$/, { advance: 1 }],
];
