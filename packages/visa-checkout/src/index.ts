export { visaCheckoutErrors, type VisaCheckoutErrorCode } from './errors';
export { visaCheckout } from './visa-checkout';
export type {
  VisaCheckout,
  VisaCheckoutAddress,
  VisaCheckoutBinData,
  VisaCheckoutCardDetails,
  VisaCheckoutCreateOptions,
  VisaCheckoutInitOptions,
  VisaCheckoutInitOptionsInput,
  VisaCheckoutPayment,
  VisaCheckoutPaymentSettings,
  VisaCheckoutSettings,
  VisaCheckoutTokenizePayload,
  VisaCheckoutUserData,
} from './types';
