const transactionInfo = { totalPriceStatus: 'FINAL', totalPrice: '10.00', currencyCode: 'USD' };
export const NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'];

/** Creates requests for payment, as the page of a merchant sends them. `readMerchantId` is called for each request. */
export function createRequests(readMerchantId: () => string) {
  const createParameters = () => ({
    gateway: 'braintree',
    'braintree:merchantId': readMerchantId(),
    'braintree:apiVersion': 'v1',
    'braintree:sdkVersion': '3.118.2',
  });
  const authorizeByFingerprint = () => ({ ...createParameters(), 'braintree:authorizationFingerprint': `google-${readMerchantId()}` });
  const createCardMethod = (parameters: object = authorizeByFingerprint(), changed: object = {}) => ({
    type: 'CARD',
    parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: NETWORKS, ...changed },
    tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters },
  });
  return {
    createParameters,
    authorizeByFingerprint,
    createCardMethod,
    createPayPalMethod: (paypalClientId = `sandbox-client-${readMerchantId()}`) => ({
      type: 'PAYPAL',
      parameters: { purchase_context: {} },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { ...createParameters(), 'braintree:paypalClientId': paypalClientId },
      },
    }),
    createVersion1Request: (parameters: object = authorizeByFingerprint(), changed: object = {}) => ({
      environment: 'TEST',
      allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'],
      paymentMethodTokenizationParameters: { tokenizationType: 'PAYMENT_GATEWAY', parameters },
      cardRequirements: { allowedCardNetworks: NETWORKS },
      apiVersion: 1,
      transactionInfo,
      ...changed,
    }),
    createVersion2Request: (methods: object[] = [createCardMethod()], changed: object = {}) => ({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: methods,
      transactionInfo,
      ...changed,
    }),
  };
}
