// All of them, for tests and checks. Sources take those of their own part: a page loads no others.
export { BACKDROP_TEXTS, BACKDROP_Z_INDEX } from './wire/backdrop-constants';
export { COMPLETION_DELAY, QR_EVENTS, QR_FRAME, QR_POLL_INTERVAL, QR_Z_INDEX, TEXTS } from './wire/code-constants';
export {
  LOGIN_RETRIES,
  POLL_INTERVAL,
  POLL_LIMIT,
  POPUP,
  REFRESH_PART,
  RESULTS_DELAY,
  STATUSES,
  VISIBILITY_DELAY,
  type Status,
} from './payment-constants';
