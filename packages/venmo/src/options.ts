import type { OptionNames, UnusedOptions } from '@tender/client/internal';
import type { VenmoCreateOptions, VenmoTokenizeOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'venmo.create': {
    profileId: true,
    displayName: true,
    riskCorrelationId: true,
    deepLinkReturnUrl: true,
    paymentMethodUsage: true,
    allowDesktop: true,
    allowDesktopWebLogin: true,
    mobileWebFallBack: true,
    allowNewBrowserTab: true,
    allowNonDefaultBrowsers: true,
    allowWebviews: true,
    useRedirectForIOS: true,
    requireManualReturn: true,
    allowAndroidRecreation: true,
    cancelOnReturnToBrowser: true,
    ignoreHistoryChanges: true,
    collectCustomerBillingAddress: true,
    collectCustomerShippingAddress: true,
    isFinalAmount: true,
    lineItems: true,
    subTotalAmount: true,
    discountAmount: true,
    taxAmount: true,
    shippingAmount: true,
    totalAmount: true,
    styleCspNonce: true,
  } satisfies OptionNames<VenmoCreateOptions>,
  'venmo.tokenize': { processResultsDelay: true, onCode: true, onLogin: true } satisfies OptionNames<VenmoTokenizeOptions>,
};

const PURCHASE = [
  'collectCustomerBillingAddress',
  'collectCustomerShippingAddress',
  'isFinalAmount',
  'lineItems',
  'subTotalAmount',
  'discountAmount',
  'taxAmount',
  'shippingAmount',
  'totalAmount',
] as const;

export const unusedOptions = {
  'venmo.create': (({ paymentMethodUsage, allowDesktop, allowDesktopWebLogin, mobileWebFallBack }) => [
    ...(paymentMethodUsage ? [] : (['displayName', 'riskCorrelationId', ...PURCHASE] as const)),
    ...(isComputer() && allowDesktopWebLogin ? (['deepLinkReturnUrl'] as const) : []),
    ...(isComputer() && allowDesktop && !allowDesktopWebLogin ? (['deepLinkReturnUrl', ...PURCHASE] as const) : []),
    ...(allowDesktopWebLogin || mobileWebFallBack ? [] : (['styleCspNonce'] as const)),
  ]) satisfies UnusedOptions<VenmoCreateOptions>,
};

/** Where Venmo shows a QR code or a window to log in. Repeated, because this file is loaded on demand and shares no code with the others. */
function isComputer(): boolean {
  const { userAgent } = navigator;
  return !/Android|iP(hone|ad|od)/i.test(userAgent) && !(/Mac/.test(userAgent) && 'ontouchend' in document);
}
