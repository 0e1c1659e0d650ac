'use client';
export { venmo } from '@tender/venmo';
export {
  useVenmo,
  VenmoProvider,
  type UseVenmoResult,
  type VenmoActions,
  type VenmoFailure,
  type VenmoProviderProps,
  type VenmoTokenizeAction,
} from './venmo/context';
export { useVenmoCode, type UseVenmoCodeResult } from './venmo/use-venmo-code';
export { VenmoButton, type VenmoButtonProps } from './venmo/venmo-button';
export { VenmoQrCode, type VenmoQrCodeProps } from './venmo/venmo-qr-code';
export { venmoTexts, type VenmoTexts } from './venmo/venmo-texts';
export { VenmoWebLogin, type VenmoWebLoginProps } from './venmo/venmo-web-login';
