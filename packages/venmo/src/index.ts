export { venmoErrors, type VenmoErrorCode } from './errors';
export type {
  Venmo,
  VenmoAccountDetails,
  VenmoAddress,
  VenmoCodeHandler,
  VenmoCodeStep,
  VenmoCodeText,
  VenmoCodeView,
  VenmoComponent,
  VenmoCreateOptions,
  VenmoLineItem,
  VenmoLoginHandler,
  VenmoLoginTexts,
  VenmoLoginView,
  VenmoPayerInfo,
  VenmoResult,
  VenmoResultOptions,
  VenmoSupportOptions,
  VenmoTokenizeOptions,
  VenmoTokenizePayload,
} from './types';
export { venmo } from './venmo';
