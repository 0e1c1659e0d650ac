import * as braintree from './index';
import type * as appleTypes from './apple-pay';
import type * as clientTypes from './client';
import type * as googleTypes from './google-payment';
import type * as fieldTypes from './hosted-fields';
import type * as localTypes from './local-payment';
import type * as paypalTypes from './paypal';
import type * as checkoutTypes from './paypal-checkout';
import type * as secureTypes from './three-d-secure';
import type * as unionTypes from './unionpay';
import type * as bankTypes from './us-bank-account';
import type * as vaultTypes from './vault-manager';
import type * as venmoTypes from './venmo';

// Code of a shop that uses `@types/braintree-web`, with only its import changed to `@tender/web`. It covers every function and every type name of the
// modules that Tender has. Whatever does not compile has a directive with its reason.

declare const authorization: string;
declare const fail: (error: braintree.BraintreeError) => void;
declare const pay: (nonce: string) => void;

// The client.
void braintree.client.create({ authorization }).then((client: braintree.Client) => client.getConfiguration().gatewayConfiguration);
braintree.client.create({ authorization }, (error, client) => {
  if (error) fail(error);
  client?.getConfiguration().analyticsMetadata satisfies clientTypes.ClientAnalyticsMetadata | undefined;
});
braintree.client.create({ authorization }, (error: braintree.BraintreeError, client: braintree.Client) => {
  fail(error);
  const creditCard: braintree.CreditCardInfo = { number: '', cvv: '', expirationDate: '', billingAddress: { postalCode: '' } };
  const options = { endpoint: 'payment_methods/credit_cards', method: 'post', data: { creditCard }, timeout: 5 };
  client.request(options, (requestError: braintree.BraintreeError, response: { creditCards: { nonce: string }[] }) => {
    fail(requestError);
    pay(response.creditCards[0]?.nonce ?? '');
  });
  client.request(options, (requestError, response) => [requestError?.message, response?.['creditCards']]);
  void client.teardown(() => {});
  const configuration: clientTypes.Configuration = client.getConfiguration();
  // @ts-expect-error -- the authorization of a client is in its configuration only
  return [configuration.authorization, client.authorization];
});

declare const client: braintree.Client;
const done: braintree.callback<string> = (error, text) => [error?.code, text?.length];

// Hosted fields.
const field: fieldTypes.HostedFieldsField = {
  selector: '#number',
  maskInput: { character: '*' } satisfies fieldTypes.HostedFieldsFieldMaskInput,
};
const brands: fieldTypes.HostedFieldsFieldSupportedCardBrands = { visa: false, 'american-express': true };
const fields: braintree.HostedFieldFieldOptions = {
  number: { ...field, supportedCardBrands: brands, rejectUnsupportedCards: true, maxCardLength: 16 },
  cvv: { container: '#cvv', type: 'password', prefill: '1', minlength: 3, maxlength: 4 },
  cardholderName: { container: document.createElement('div'), iframeTitle: 'Name', internalLabel: 'Name', formatInput: false },
  expirationMonth: { selector: '#month', select: { options: ['01'] }, placeholder: 'MM' },
  expirationYear: { selector: '#year', select: true },
};
const styles = { input: { 'font-size': '16pt', color: '#3A3A3A' }, '.valid': { color: 'green' }, '.invalid': 'a-class' };
void braintree.hostedFields.create({ client, fields, styles, preventAutofill: true, binVerificationLength: 8 });
braintree.hostedFields.create(
  { client, authorization, fields, styles, sessionId: '1' },
  (createError?: braintree.BraintreeError, instance?: braintree.HostedFields) => {
    if (createError || !instance) return;
    instance.tokenize((error: braintree.BraintreeError, payload: braintree.HostedFieldsTokenizePayload) => {
      if (error.code === 'HOSTED_FIELDS_FIELDS_INVALID') fail(error);
      pay(payload.nonce);
    });
    instance.tokenize((error, payload) => (error ? fail(error) : pay(payload?.nonce ?? '')));
    instance.tokenize({ vault: true, fieldsToTokenize: ['number'], cardholderName: 'Ada' }, (error, payload) => [
      error?.type,
      payload?.nonce,
    ]);
    instance.tokenize({ authenticationInsight: { merchantAccountId: 'a' } }, (error: braintree.BraintreeError) => fail(error));
    void instance.tokenize().then(({ nonce, details, binData }: fieldTypes.HostedFieldsTokenizePayload) => {
      pay(nonce);
      return [details satisfies fieldTypes.HostedFieldsAccountDetails, binData satisfies fieldTypes.HostedFieldsBinData | undefined];
    });
    const billingAddress: fieldTypes.HostedFieldsBillingAddress = { postalCode: '1', countryCodeAlpha2: 'US', streetAddress: '1' };
    void instance.tokenize({ billingAddress });
    const focused = (event: braintree.HostedFieldsEvent): void => {
      const name: fieldTypes.HostedFieldsHostedFieldsFieldName = event.emittedBy;
      const tokenized: fieldTypes.TokenizationFields = name;
      const state: fieldTypes.HostedFieldsHostedFieldsFieldData | undefined = event.fields[tokenized];
      const card: fieldTypes.HostedFieldsHostedFieldsCard | undefined = event.cards[0];
      const code: fieldTypes.HostedFieldsCardCode | undefined = card?.code;
      if (code) instance.setPlaceholder('cvv', code.name, () => state?.isValid);
      // @ts-expect-error -- the state has only the fields that were created
      void event.fields.number.isValid;
    };
    instance.on('focus', focused);
    instance.off('focus', focused);
    const binAvailable = ({ bin }: braintree.HostedFieldsBinPayload): string => bin;
    instance.on('binAvailable', binAvailable);
    instance.off('binAvailable', binAvailable);
    const names: fieldTypes.HostedFieldEventType[] = [
      'blur',
      'empty',
      'notEmpty',
      'cardTypeChange',
      'validityChange',
      'inputSubmitRequest',
    ];
    for (const name of names) instance.on(name, () => {});
    const state: fieldTypes.HostedFieldsState = instance.getState();
    const all: fieldTypes.HostedFieldsFieldDataFields = state.fields;
    (Object.keys(all) as (keyof typeof all)[]).every((key) => all[key]?.isPotentiallyValid);
    instance.addClass('number', 'a', (error: braintree.BraintreeError) => fail(error));
    instance.removeClass('number', 'a', () => {});
    instance.clear('number', (error) => error && fail(error));
    instance.focus('cardholderName', () => {});
    void [instance.addClass('number', 'a'), instance.removeClass('cvv', 'a'), instance.clear('cvv'), instance.focus('cvv')];
    const attribute: fieldTypes.HostedFieldAttributeOptions = { field: 'number', attribute: 'aria-invalid', value: true };
    const attributeName: fieldTypes.HostedFieldAttributeName = attribute.attribute;
    instance.setAttribute(attribute, () => {});
    void instance.removeAttribute({ field: 'number', attribute: attributeName });
    instance.setMessage({ field: 'number', message: 'x' } satisfies fieldTypes.HostedFieldMessageOptions);
    void instance.setMonthOptions(['01 - Jan']);
    instance.getSupportedCardTypes((error, types) => [error, types?.[0]?.length]);
    instance.getChallenges((error: braintree.BraintreeError, challenges: string[]) => [error, challenges.length]);
    instance.teardown((error: braintree.BraintreeError) => fail(error));
    // @ts-expect-error -- an instance has no property for its styles
    void instance.styleOptions;
  },
);

// 3D Secure.
const address: secureTypes.ThreeDSecureBillingAddress = { givenName: 'Ada', streetAddress: '1', countryCodeAlpha2: 'US' };
const additionalInformation: secureTypes.ThreeDSecureAdditionalInformation = { workPhoneNumber: '1', shippingAddress: address };
const verifyOptions: secureTypes.ThreeDSecureVerifyOptions = {
  nonce: 'n',
  amount: '10.00',
  bin: '411111',
  accountType: 'credit',
  email: 'ada@example.com',
  billingAddress: address,
  additionalInformation,
  challengeRequested: true,
  requestedExemptionType: 'low_value',
  collectDeviceData: true,
  customFields: { a: '1' },
  onLookupComplete: (data: secureTypes.ThreeDSecureVerificationData, next: () => void) => [data.lookup?.threeDSecureVersion, next()],
};
braintree.threeDSecure.create({ version: 2, client }, (createError, instance) => {
  if (createError || !instance) return;
  instance.verifyCard(verifyOptions, (error: braintree.BraintreeError, payload: braintree.ThreeDSecureVerifyPayload) => {
    fail(error);
    pay(payload.nonce);
    payload.threeDSecureInfo satisfies secureTypes.ThreeDSecureInfo | null | undefined;
    payload.details satisfies secureTypes.ThreeDSecureAccountDetails | undefined;
    payload.binData satisfies secureTypes.ThreeDSecureBinData | null | undefined;
  });
  void instance.verifyCard(verifyOptions).then(({ liabilityShifted }) => liabilityShifted);
  instance.cancelVerifyCard((error, payload) => [error, payload?.nonce]);
  instance.cancelVerifyCard((error: braintree.BraintreeError, payload?: braintree.ThreeDSecureVerifyPayload) => [error, payload?.nonce]);
  instance.prepareLookup({ nonce: 'n', bin: '411111' }, (error: braintree.BraintreeError, text: string) => [error, text.length]);
  void instance.prepareLookup({ nonce: 'n', bin: '411111' }).then((text: string) => text);
  instance.on('lookup-complete', (data?: secureTypes.ThreeDSecureVerificationData, next?: () => void) => [data, next?.()]);
  const event: secureTypes.ThreeDSecureEvent = 'authentication-modal-close';
  instance.off(event, () => {});
  instance.teardown(() => {});
  // @ts-expect-error -- these callbacks belong to version 1, which is not supported
  void instance.addFrameCallback;
});
const cardinalSDKConfig: secureTypes.ThreeDSecureCardinalSDKConfig = { logging: { level: 'on' }, payment: { displayExitButton: true } };
const secureOptions: secureTypes.ThreeDSecureCreateOptions = { authorization, version: '2-inline-iframe', cardinalSDKConfig };
void braintree.threeDSecure.create(secureOptions);
// @ts-expect-error -- version 1 is not supported
void braintree.threeDSecure.create({ authorization, version: 1 });
const shippingAddress: secureTypes.ThreeDSecureShippingAddress = { streetAddress: '1', locality: 'x', countryCodeAlpha2: 'US' };

// Apple Pay.
declare const applePayment: appleTypes.ApplePaySession;
declare const orderDetails: appleTypes.ApplePayPaymentOrderDetails;
void braintree.applePay.create({ client }).then(async (instance: braintree.ApplePay) => {
  const lineItem: braintree.ApplePayLineItem = { type: 'final' satisfies braintree.ApplePayLineItemType, label: 'Mug', amount: '10.00' };
  const request: braintree.ApplePayPaymentRequest = instance.createPaymentRequest({
    total: { label: 'Shop', amount: '10.00' },
    lineItems: [lineItem],
    requiredBillingContactFields: ['postalAddress'],
  });
  const result: appleTypes.ApplePayPaymentRequestResult = request;
  const base: appleTypes.ApplePayBase<braintree.ApplePayPaymentRequest> | undefined = undefined;
  instance.performValidation({ validationURL: '', displayName: 'Shop' }, (error, session) => {
    if (error) return applePayment.abort();
    applePayment.completeMerchantValidation(session ?? {});
  });
  applePayment.completeMerchantValidation(await instance.performValidation({ validationURL: '' }));
  instance.tokenize({ token: {} }, (error, payload) => pay(payload?.nonce ?? String(error?.code)));
  const payload: braintree.ApplePayPayload = await instance.tokenize({ token: {} });
  const details: braintree.ApplePayDetails = payload.details;
  const value: braintree.ApplePayTokenizeValues = 'Yes';
  const code: appleTypes.ApplePayErrorCode = 'unknown';
  const error: appleTypes.ApplePayError = { code, contactField: 'name' satisfies appleTypes.ApplePayErrorContactField, message: 'No.' };
  const status: braintree.ApplePayStatusCodes = 0;
  applePayment.completePayment({ status, errors: [error], orderDetails } satisfies appleTypes.ApplePayPaymentAuthorizationResult);
  applePayment.completePayment(status);
  void instance.teardown(() => {});
  return [result, base, details.cardType, value, instance.merchantIdentifier];
});
void braintree.applePay.create({ authorization, useDeferredClient: true }).then(async (instance: braintree.ApplePayDeferred) => {
  const request = await instance.createPaymentRequest({ total: { label: 'Shop', amount: '10.00' } });
  const recurring: [braintree.ApplePayPaymentTiming, braintree.ApplePayRecurringPaymentDateUnit] = ['recurring', 'month'];
  return [request.countryCode, recurring];
});

// Shops declare that the browser has the class.
declare const appleWindow: { ApplePaySession: typeof braintree.ApplePaySession };
void braintree.applePay.create({ client }).then((instance) => {
  if (!appleWindow.ApplePaySession.canMakePayments()) return;
  const session = new appleWindow.ApplePaySession(3, instance.createPaymentRequest({ total: { label: 'Shop', amount: '10.00' } }));
  session.onvalidatemerchant = (event) => {
    instance.performValidation({ validationURL: event.validationURL }, (error, validated) => {
      if (error) session.abort();
      else session.completeMerchantValidation(validated);
    });
  };
  session.onpaymentauthorized = ({ payment }: { payment: { token: object; billingContact: { locality: string } } }) => {
    void instance.tokenize({ token: payment.token }).then(({ nonce }) => pay(nonce + payment.billingContact.locality));
    session.completePayment(appleWindow.ApplePaySession.STATUS_SUCCESS);
  };
  session.onshippingcontactselected = () => session.completeShippingContactSelection(0, [], {}, []);
  session.oncancel = () => {};
  session.begin();
  // @ts-expect-error -- the class belongs to the browser, so it is no value of the package
  return new braintree.ApplePaySession(3, {});
});

// Google Pay.
void braintree.googlePayment
  .create({ client, googlePayVersion: 2, googleMerchantId: 'm' })
  .then(async (instance: braintree.GooglePayment) => {
    const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' };
    const request = instance.createPaymentDataRequest({ merchantInfo: { merchantId: 'm' }, transactionInfo });
    const result: braintree.GooglePaymentTokenizePayload = await instance.parseResponse({ apiVersion: request.apiVersion });
    instance.parseResponse({}, (error: braintree.BraintreeError, payload: braintree.GooglePaymentTokenizePayload) => [
      error,
      payload.nonce,
    ]);
    const details: googleTypes.GooglePaymentDetails | undefined = result.details;
    const value: googleTypes.GooglePaymentTokenizeValues = 'Yes';
    return [result.nonce, details?.lastFour, value];
  });
braintree.googlePayment.create({ client }, (error: braintree.BraintreeError, instance: braintree.GooglePayment) => [error, instance]);
void braintree.googlePayment.create({ authorization, useDeferredClient: true }).then(async (instance: braintree.GooglePaymentDeferred) => {
  const request = await instance.createPaymentDataRequest({
    transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' },
  });
  return request.apiVersion;
});

// PayPal.
const paypalAddress: paypalTypes.PayPalShippingAddress = {
  recipientName: 'Ada',
  line1: '1',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
};
braintree.paypal.create({ client }, (createError: braintree.BraintreeError, instance: braintree.PayPal) => {
  fail(createError);
  const closing: paypalTypes.PayPalTokenizeReturn = instance.tokenize(
    { flow: 'vault', useraction: 'commit', shippingAddressOverride: paypalAddress },
    (error: braintree.BraintreeError, payload: braintree.PayPalTokenizePayload) => [error, payload.details],
  );
  closing.close();
  void instance.tokenize({ flow: 'checkout', amount: 10, currency: 'USD', intent: 'sale', locale: 'en_US', offerCredit: true });
  instance.teardown(() => {});
});
declare const account: paypalTypes.PayPalAccountDetails;
account.billingAddress satisfies paypalTypes.PayPalBillingAddress | null | undefined;

braintree.paypalCheckout.create({ client }, (createError, checkout) => {
  if (createError || !checkout) return;
  const payment: braintree.PayPalCheckoutCreatePaymentOptions = { flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'capture' };
  void checkout.createPayment(payment).then((id: string) => id);
  void checkout.createPayment({ flow: 'checkout', amount: '10.00', currency: 'USD', commit: true });
  checkout.createPayment(payment, (error: braintree.BraintreeError, id: string) => [error, id.length]);
  const sdk: checkoutTypes.PayPalCheckoutLoadPayPalSDKOptions = { currency: 'USD', intent: 'capture', components: 'buttons', commit: true };
  void checkout.loadPayPalSDK(sdk).then((same: braintree.PayPalCheckout) => same);
  void checkout.loadPayPalSDK({ vault: true, dataAttributes: { 'csp-nonce': 'x' }, 'disable-funding': 'card', debug: true });
  checkout.loadPayPalSDK(() => {});
  const approved: checkoutTypes.PayPalCheckoutTokenizationOptions = { payerId: 'p', paymentId: 'i', billingToken: 'b', vault: false };
  void checkout.tokenizePayment(approved).then((payload) => pay(payload.nonce));
  checkout.tokenizePayment(approved, (error: braintree.BraintreeError, payload: braintree.PayPalTokenizePayload) => [error, payload]);
  const update: checkoutTypes.PayPalCheckoutUpdatePaymentOptions = { paymentId: 'i', amount: '11.00', currency: 'USD' };
  void checkout.updatePayment(update).then((response: checkoutTypes.PayPalCheckoutUpdatePaymentServerDataReturn) => response._httpStatus);
  void checkout.getClientId().then((id) => id);
  checkout.getClientId(() => {});
  checkout.teardown(() => {});
  // @ts-expect-error -- the token, the amount and the currency are required
  void checkout.startVaultInitiatedCheckout({ optOutOfModalBackdrop: true });
});

// Venmo.
const usage: venmoTypes.VenmoPaymentMethodUsage = 'multi_use';
braintree.venmo.create(
  { client, allowDesktop: true, allowNewBrowserTab: false, mobileWebFallBack: true, paymentMethodUsage: usage, profileId: 'p' },
  (createError: braintree.BraintreeError, venmo: braintree.Venmo) => {
    fail(createError);
    if (!venmo.isBrowserSupported() || venmo.hasTokenizationResult()) return;
    venmo.tokenize((error: braintree.BraintreeError, payload: braintree.VenmoTokenizePayload) => {
      fail(error);
      const details: venmoTypes.VenmoAccountDetails = payload.details;
      pay(details.username);
    });
    venmo.tokenize({ processResultsDelay: 500 }, (error, payload) => [error?.code, payload?.nonce]);
    void venmo.tokenize().then(({ nonce }) => pay(nonce));
    venmo.teardown(() => {});
  },
);

// Local payment.
const start: localTypes.LocalPaymentStartPaymentOptions = {
  amount: '10.00',
  currencyCode: 'EUR',
  paymentType: 'ideal' satisfies localTypes.LocalPaymentTypes,
  givenName: 'Ada',
  surname: 'Lovelace',
  fallback: { url: 'https://shop.example', buttonText: 'Back' } satisfies localTypes.LocalPaymentFallback,
  address: { countryCode: 'NL' } satisfies localTypes.LocalPaymentAddress,
  windowOptions: { width: 500, height: 600 },
  onPaymentStart: (data: localTypes.LocalPaymentStartData, proceed) => [data.paymentId, proceed?.()],
};
const localOptions: localTypes.LocalPaymentCreateOptions = { client, merchantAccountId: 'a' };
braintree.localPayment.create(localOptions, (createError, instance) => {
  if (createError || !instance) return;
  const started: Promise<braintree.LocalPaymentTokenizePayload | undefined> = instance.startPayment(start);
  instance.startPayment(start, (error: braintree.BraintreeError, payload: braintree.LocalPaymentTokenizePayload) => [error, payload.nonce]);
  if (instance.hasTokenizationParams()) void instance.tokenize({ btLpToken: 't' } satisfies localTypes.LocalPaymentTokenizeOptions);
  instance.tokenize((error: braintree.BraintreeError, payload: braintree.LocalPaymentTokenizePayload) => [error, payload.type]);
  instance.focusWindow();
  instance.closeWindow();
  instance.teardown(() => void started);
});

// UnionPay.
declare const hostedFields: braintree.HostedFields;
braintree.unionpay.create({ client }, (createError: braintree.BraintreeError, instance: braintree.UnionPay) => {
  fail(createError);
  const card = { number: '6212345678901232', expirationMonth: '12', expirationYear: '2030' };
  const mobile = { countryCode: '62', number: '11111111111' };
  instance.fetchCapabilities({ card }, (error: braintree.BraintreeError, capabilities: braintree.UnionPayFetchCapabilitiesPayload) => {
    fail(error);
    return capabilities.unionPay satisfies unionTypes.UnionPayProperties | undefined;
  });
  void instance.fetchCapabilities({ hostedFields });
  instance.enroll({ hostedFields, mobile }, (error: braintree.BraintreeError, enrollment: braintree.UnionPayEnrollPayload) => [
    error,
    enrollment.smsCodeRequired,
  ]);
  const tokenized: Promise<braintree.UnionPayTokenizePayload> = instance.tokenize({ card, enrollmentId: 'e', smsCode: '1' });
  instance.tokenize({ hostedFields, enrollmentId: 'e', smsCode: '1' }, (error, payload) => [error, payload?.nonce]);
  void tokenized.then(({ details }): unionTypes.UnionPayAccountDetails => details);
  instance.teardown(() => {});
});

// US bank account.
braintree.usBankAccount.create({ client }, (createError: braintree.BraintreeError, instance: braintree.USBankAccount) => {
  fail(createError);
  const billingAddress = { streetAddress: '1', locality: 'x', region: 'IL', postalCode: '60601' };
  const owner = { ownershipType: 'personal', firstName: 'Ada', lastName: 'Lovelace' } as const;
  const bankDetails = { routingNumber: '1', accountNumber: '1', accountType: 'checking' as const, ...owner, billingAddress };
  instance.tokenize({ mandateText: 'I agree', bankDetails }, (error: braintree.BraintreeError, payload?: { nonce: string }) => [
    error,
    payload?.nonce,
  ]);
  instance.teardown(() => {});
  return instance satisfies bankTypes.USBankAccount;
});

// The vault.
braintree.vaultManager.create({ authorization }, (createError: braintree.BraintreeError, vault: braintree.VaultManager) => {
  fail(createError);
  vault.fetchPaymentMethods((error: braintree.BraintreeError, methods: braintree.FetchPaymentMethodsPayload[]) => [
    error,
    methods[0]?.nonce,
  ]);
  vault.fetchPaymentMethods({ defaultFirst: true }, (error, methods) => [error?.code, methods?.length]);
  void vault.fetchPaymentMethods().then(([first]): vaultTypes.FetchPaymentMethodsPayload | undefined => first);
  vault.teardown(() => {});
});

export const used: unknown[] = [done, shippingAddress];
