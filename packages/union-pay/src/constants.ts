/** What a request says it comes from. */
export const SOURCE = 'unionpay';

/** First part of the name of the frame's window; its channel is the second. */
export const FRAME_NAME = 'braintreeunionpayhostedfields';
export const FRAME_PAGE = 'unionpay-hosted-fields-frame';
/** Pixels, both ways: nobody sees it. */
export const FRAME_SIZE = 0;
/** The page of a card field. */
export const FIELD_PAGE = 'hosted-fields-frame';

/** What the page and its frame say to each other. */
export const CONFIGURATION_REQUEST = 'BUS_CONFIGURATION_REQUEST';
export const EVENTS = {
  fetchCapabilities: 'union-pay:HOSTED_FIELDS_FETCH_CAPABILITIES',
  enroll: 'union-pay:HOSTED_FIELDS_ENROLL',
  tokenize: 'union-pay:HOSTED_FIELDS_TOKENIZE',
} as const;

/** Milliseconds that a frame has to answer: what a request may take, twice for one that is repeated, and some. */
export const ANSWER_TIMEOUT = 150_000;
