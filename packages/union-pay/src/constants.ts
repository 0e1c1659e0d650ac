/** Value of `_meta.source` in requests. */
export const SOURCE = 'unionpay';

/** First part of the name of the frame's window. The second part is its channel. */
export const FRAME_NAME = 'braintreeunionpayhostedfields';
export const FRAME_PAGE = 'unionpay-hosted-fields-frame';
/** Width and height of the frame in CSS pixels. It is invisible. */
export const FRAME_SIZE = 0;
/** Name of the page of a card field. */
export const FIELD_PAGE = 'hosted-fields-frame';

/** Messages between the page and the frame. */
export const CONFIGURATION_REQUEST = 'BUS_CONFIGURATION_REQUEST';
export const EVENTS = {
  fetchCapabilities: 'union-pay:HOSTED_FIELDS_FETCH_CAPABILITIES',
  enroll: 'union-pay:HOSTED_FIELDS_ENROLL',
  tokenize: 'union-pay:HOSTED_FIELDS_TOKENIZE',
} as const;

/** Milliseconds after which a request to the frame fails: the time limit of two HTTP requests, because one may be repeated, and a reserve. */
export const REPLY_TIMEOUT = 150_000;
