export { GOOGLE_PAY_METHOD } from '@tender/client/internal';

/** Name of cards among the methods of the browser's payment sheet. */
export const BASIC_CARD = 'basic-card';

/** The gateway's name of each card type that the payment sheet knows, with the browser's name. */
export const NETWORKS = {
  Visa: 'visa',
  MasterCard: 'mastercard',
  'American Express': 'amex',
  'Diners Club': 'diners',
  Discover: 'discover',
  JCB: 'jcb',
  UnionPay: 'unionpay',
  Maestro: 'maestro',
} as const;

/** The provider's own merchant id at Google: the sheet is opened by the provider's page. */
export const GOOGLE_MERCHANT_ID = '18278000977346790994';

/** Name, class and id of the frame. */
export const FRAME_NAME = 'braintree-payment-request-frame';
export const FRAME_PAGE = 'payment-request-frame';

// Messages between the page and its frame.
export const FRAME_READY = 'payment-request:FRAME_READY';
export const FRAME_CAN_MAKE_REQUESTS = 'payment-request:FRAME_CAN_MAKE_REQUESTS';
export const PAYMENT_REQUEST_INITIALIZED = 'payment-request:PAYMENT_REQUEST_INITIALIZED';
export const CAN_MAKE_PAYMENT = 'payment-request:CAN_MAKE_PAYMENT';
export const SHIPPING_ADDRESS_CHANGE = 'payment-request:SHIPPING_ADDRESS_CHANGE';
export const UPDATE_SHIPPING_ADDRESS = 'payment-request:UPDATE_SHIPPING_ADDRESS';
export const SHIPPING_OPTION_CHANGE = 'payment-request:SHIPPING_OPTION_CHANGE';
export const UPDATE_SHIPPING_OPTION = 'payment-request:UPDATE_SHIPPING_OPTION';
/** Closes the sheet after an abort. The reference SDK has no such message. */
export const ABORT = 'payment-request:ABORT';

// Names of the errors that the frame sends.
export const INITIALIZATION_FAILED = 'PAYMENT_REQUEST_INITIALIZATION_FAILED';
export const UNSUPPORTED_METHOD = 'UNSUPPORTED_METHOD_NAME';
export const GOOGLE_TOKENIZATION_ERROR = 'BRAINTREE_GATEWAY_GOOGLE_PAYMENT_TOKENIZATION_ERROR';
export const GOOGLE_PARSING_ERROR = 'BRAINTREE_GATEWAY_GOOGLE_PAYMENT_PARSING_ERROR';
