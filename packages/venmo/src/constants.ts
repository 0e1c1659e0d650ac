// All constants, for tests and checks. Source files import from the single modules, so that a page loads only what it uses.
export { BACKDROP_TEXTS, BACKDROP_Z_INDEX } from './ui/backdrop-constants';
export { COMPLETION_DELAY, QR_EVENTS, QR_FRAME, QR_POLL_INTERVAL, QR_Z_INDEX, TEXTS } from './code-constants';
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
