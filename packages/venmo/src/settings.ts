import type { ScopeOptions } from '@tender/client/internal';
import { isIos } from '@tender/frame-service/internal';
import { isAndroid, isFramed } from './user-agent';
import type { VenmoCreateOptions } from './types';

/** The merchant's options, and what follows from them on this page and device. */
export type Settings = ReturnType<typeof readSettings>;

export function readSettings(options: ScopeOptions<VenmoCreateOptions>) {
  const { paymentMethodUsage, allowDesktopWebLogin } = options;
  const usage = paymentMethodUsage ? String(paymentMethodUsage).toUpperCase() : '';
  const allowDesktop = options.allowDesktop === true;
  const isDesktop = !isAndroid() && !isIos();
  // Without `paymentMethodUsage`, the gateway's older payment contexts are used, and none at all where the app returns to the page.
  const legacy = !usage;
  /** The app cannot return to this page, so the page polls the gateway for the result. */
  const manualReturn = isFramed() || options.requireManualReturn === true;
  return {
    ...options,
    usage,
    legacy,
    manualReturn,
    allowDesktop,
    allowNewBrowserTab: options.allowNewBrowserTab !== false,
    allowWebviews: options.allowWebviews !== false,
    usesCode: allowDesktop && isDesktop && !allowDesktopWebLogin,
    usesLogin: Boolean(allowDesktopWebLogin) && isDesktop,
    /** Whether the app asks for addresses. */
    collects: !legacy && (options.collectCustomerBillingAddress || options.collectCustomerShippingAddress),
    /** Whether a payment context is created before the customer pays. QR codes create their own. */
    prepares: manualReturn || !legacy,
  };
}
