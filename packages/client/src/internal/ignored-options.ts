/** Options that every component's `create` takes. */
export const SHARED_OPTIONS = 'client authorization debug isDebug analytics onEvent signal';

/** Options by which a payment is set up at PayPal. */
const PAYPAL_PAYMENT =
  'amount currency intent offerCredit displayName locale enableShippingAddress shippingAddressEditable shippingAddressOverride landingPageType billingAgreementDescription commit offerPayLater shippingOptions userAuthenticationEmail shippingCallbackUrl riskCorrelationId requestBillingAgreement billingAgreementDetails lineItems vaultInitiatedCheckoutPaymentMethodToken contactPreference planType planMetadata amountBreakdown userAction';

/**
 * The options of each call, as `<event prefix>.<call>`. Calls that pass on all of their options are not listed. The types of the packages are
 * held against this list by `packages/web/src/ignored-options.test-d.ts`.
 */
export const OPTIONS = {
  'american-express.create': '',
  'american-express.getExpressCheckoutProfile': 'nonce',
  'applepay.create': 'useDeferredClient',
  'applepay.performValidation': 'validationURL displayName domainName merchantIdentifier',
  'applepay.tokenize': 'token',
  'custom.hosted-fields.create': 'fields styles preventAutofill binVerificationLength preventCursorJumps sessionId supportedCardTypes',
  'custom.hosted-fields.tokenize':
    'vault authenticationInsight fieldsToTokenize cardholderName billingAddress shippingAddress phone email metadata',
  'custom.hosted-fields.setAttribute': 'field attribute value',
  'custom.hosted-fields.removeAttribute': 'field attribute',
  'data-collector.create': 'useDeferredClient riskCorrelationId clientMetadataId correlationId cb1 paypal kount',
  'data-collector.getDeviceData': 'raw',
  'google-payment.create': 'googlePayVersion googleMerchantId useDeferredClient',
  'local-payment.create': 'merchantAccountId redirectUrl',
  'local-payment.startPayment':
    'paymentType amount currencyCode givenName surname paymentTypeCountryCode email phone phoneCountryCode birthDate address billingAddress lineItems discountAmount shippingAmount correlationId recurrent customerId displayName customerServiceInstructions locale shippingAddressRequired windowOptions fallback blikOptions swishOptions onPaymentStart',
  'masterpass.create': '',
  'masterpass.tokenize': 'subtotal currencyCode config frameOptions',
  'payment-request.create': 'enabledPaymentMethods googlePayVersion',
  'payment-request.tokenize': 'supportedPaymentMethods details options',
  'payment-request.canMakePayment': 'supportedPaymentMethods details options',
  'paypal.create': '',
  'paypal.tokenize':
    'flow amount currency intent offerCredit displayName locale enableShippingAddress shippingAddressEditable shippingAddressOverride landingPageType billingAgreementDescription offerPayLater useraction',
  'paypal-checkout.create': 'merchantAccountId autoSetDataUserIdToken',
  'paypal-checkout.createPayment': `flow appSwitchPreference returnUrl cancelUrl ${PAYPAL_PAYMENT}`,
  'paypal-checkout.startVaultInitiatedCheckout': `${PAYPAL_PAYMENT} optOutOfModalBackdrop`,
  'paypal-checkout.updatePayment': 'paymentId orderId currency amount lineItems shippingOptions amountBreakdown shippingAddress',
  'paypal-checkout.tokenizePayment': 'paymentToken billingToken payerID paymentID orderID shippingOptionsId intent vault',
  'preferred-payment-methods.create': '',
  'sepa.create': 'redirectUrl merchantAccountId tokenizePayload',
  'sepa.tokenize': 'iban merchantAccountId mandateType customerId accountHolderName countryCode locale billingAddress returnUrl cancelUrl',
  'three-d-secure.create': 'version timeout loggingEnabled cardinalSDKConfig',
  'three-d-secure.verifyCard':
    'nonce amount bin onLookupComplete email mobilePhoneNumber billingAddress shippingAddress additionalInformation accountType challengeRequested requestedExemptionType exemptionRequested customFields dataOnlyRequested requestVisaDAF cardAdd cardAddChallengeRequested merchantName collectDeviceData',
  'unionpay.create': '',
  'unionpay.fetchCapabilities': 'card hostedFields',
  'unionpay.enroll': 'card hostedFields mobile',
  'unionpay.tokenize': 'card hostedFields enrollmentId smsCode vault',
  'usbankaccount.create': '',
  'usbankaccount.tokenize': 'mandateText bankDetails bankLogin',
  'vault-manager.create': '',
  'vault-manager.fetchPaymentMethods': 'defaultFirst',
  'venmo.create':
    'profileId displayName riskCorrelationId deepLinkReturnUrl paymentMethodUsage allowDesktop allowDesktopWebLogin mobileWebFallBack allowNewBrowserTab allowNonDefaultBrowsers allowWebviews useRedirectForIOS requireManualReturn allowAndroidRecreation cancelOnReturnToBrowser ignoreHistoryChanges collectCustomerBillingAddress collectCustomerShippingAddress isFinalAmount lineItems subTotalAmount discountAmount taxAmount shippingAmount totalAmount styleCspNonce',
  'venmo.tokenize': 'processResultsDelay onCode onLogin',
  'visacheckout.create': '',
} as const;

type CallOptions = Readonly<Record<string, unknown>>;

const PURCHASE =
  'collectCustomerBillingAddress collectCustomerShippingAddress isFinalAmount lineItems subTotalAmount discountAmount taxAmount shippingAmount totalAmount';
const PAYMENT_ONLY =
  'amount currency requestBillingAgreement billingAgreementDetails lineItems vaultInitiatedCheckoutPaymentMethodToken contactPreference';
const AGREEMENT_ONLY = 'billingAgreementDescription';

/** Options that are part of a call's types and have no effect beside certain others. */
const WITHOUT_EFFECT: Readonly<Record<string, (options: CallOptions) => string>> = {
  'data-collector.create': () => 'paypal kount',
  'paypal.tokenize': ({ flow }) => (flow === 'checkout' ? 'billingAgreementDescription' : 'amount currency'),
  'paypal-checkout.createPayment': ({ flow, requestBillingAgreement, appSwitchPreference }) =>
    `commit offerPayLater ${flow === 'checkout' ? AGREEMENT_ONLY : PAYMENT_ONLY}` +
    (flow === 'checkout' && !requestBillingAgreement ? ' planType planMetadata' : '') +
    (appSwitchPreference ? '' : ' returnUrl cancelUrl'),
  'paypal-checkout.startVaultInitiatedCheckout': () => `commit offerPayLater ${AGREEMENT_ONLY}`,
  'paypal-checkout.tokenizePayment': () => 'shippingOptionsId',
  'unionpay.tokenize': () => 'vault',
  'venmo.create': ({ paymentMethodUsage, allowDesktop, allowDesktopWebLogin, mobileWebFallBack }) =>
    (paymentMethodUsage ? '' : `displayName riskCorrelationId ${PURCHASE} `) +
    (!isComputer() || !(allowDesktop || allowDesktopWebLogin) ? '' : `deepLinkReturnUrl ${allowDesktopWebLogin ? '' : PURCHASE} `) +
    (allowDesktopWebLogin || mobileWebFallBack ? '' : 'styleCspNonce'),
};

/** Where Venmo shows a QR code or a window to log in. */
function isComputer(): boolean {
  const { userAgent } = navigator;
  return !/Android|iP(hone|ad|od)/i.test(userAgent) && !(/Mac/.test(userAgent) && 'ontouchend' in document);
}

/**
 * Calls the merchant's `onEvent` for each option that a call does not use: `web.sepa.option-ignored.tokenize.ibn`. Nothing is sent.
 * @param prefix of the component's events
 */
export function reportIgnoredOptions(
  { onEvent }: { onEvent?: (event: string) => void },
  prefix: string,
  call: string,
  input: unknown,
): void {
  if (!input || typeof input !== 'object' || Array.isArray(input)) return;
  const path = `${prefix}.${call}`;
  const known = new Map<string, string>(Object.entries(OPTIONS)).get(path)?.split(' ');
  const idle = WITHOUT_EFFECT[path]?.(input as CallOptions).split(' ');
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const isKnown = !known || known.includes(name) || SHARED_OPTIONS.split(' ').includes(name);
    if (!isKnown || idle?.includes(name)) onEvent?.(`web.${prefix}.option-ignored.${call}.${name}`);
  }
}
