import type { OptionsOf } from '@tender/client/internal';
import { isIos } from '@tender/frame-service/internal';
import { isAndroid, isFramed } from './browser-support';
import { venmoErrors } from './errors';
import type { VenmoCreateOptions } from './types';

/** What a merchant's options come to on this page and device. */
export type Settings = ReturnType<typeof settingsOf>;

/** @throws VENMO_INVALID_PROFILE_ID, VENMO_INVALID_DEEP_LINK_RETURN_URL */
export function checkOptions({ profileId, deepLinkReturnUrl }: { profileId?: unknown; deepLinkReturnUrl?: unknown }): void {
  if (!isText(profileId)) throw venmoErrors.VENMO_INVALID_PROFILE_ID();
  if (!isText(deepLinkReturnUrl)) throw venmoErrors.VENMO_INVALID_DEEP_LINK_RETURN_URL();
}

const isText = (value: unknown): boolean => value == null || typeof value === 'string';

export function settingsOf(options: OptionsOf<VenmoCreateOptions>) {
  const { paymentMethodUsage, allowDesktopWebLogin, mobileWebFallBack } = options;
  const usage = paymentMethodUsage ? String(paymentMethodUsage).toUpperCase() : '';
  const allowDesktop = options.allowDesktop === true;
  const isDesktop = !isAndroid() && !isIos();
  const legacy = !usage;
  /** Nothing can lead the customer back to this page, so it has to ask how the payment stands. */
  const manualReturn = isFramed() || options.requireManualReturn === true;
  return {
    ...options,
    usage,
    legacy,
    manualReturn,
    allowDesktop,
    allowNewBrowserTab: options.allowNewBrowserTab !== false,
    allowWebviews: options.allowWebviews !== false,
    byCode: allowDesktop && isDesktop && !allowDesktopWebLogin,
    byLogin: Boolean(allowDesktopWebLogin) && isDesktop,
    /** Whether the app is to ask for addresses. */
    collects: !legacy && (options.collectCustomerBillingAddress || options.collectCustomerShippingAddress),
    /** Whether payment contexts are made before the customer pays; a QR code makes its own. */
    hasContexts: manualReturn || !legacy,
    styleNonce: mobileWebFallBack || allowDesktopWebLogin ? options.styleCspNonce : undefined,
  };
}
