import { encodeQuery, endpointsFor, venmoPage } from '@tender/client/internal';
import { isIos, popupBridge } from '@tender/frame-service/internal';
import { isAndroidChrome, opensNothing } from '../browser-support';
import type { VenmoContext } from '../context';
import { venmoErrors } from '../errors';

/** Addresses that open the app: its pages on the web, and its own. */
const OPENS_APP = /^(https|venmo|com\.venmo\.touch\.v2):/i;

/** The address that opens the app, or the page that stands for it. */
export function appSwitchUrl(context: VenmoContext, contextId: string | undefined): string {
  const { configuration, settings, payWithVenmo } = context;
  const { legacy, byLogin, mobileWebFallBack, allowAndroidRecreation } = settings;
  const { sdkVersion: version, integration, platform, sessionId } = configuration.analyticsMetadata;
  const page = returnPage(context);
  const returning = (flag: string): string => (page === undefined ? 'NOOP' : `${page}#${flag}=1`);
  const token = legacy && contextId ? `${payWithVenmo.accessToken}|pcid:${contextId}` : payWithVenmo.accessToken;
  const parameters = {
    resource_id: legacy ? undefined : contextId || undefined,
    'x-success': returning('venmoSuccess'),
    'x-cancel': returning('venmoCancel'),
    'x-error': returning('venmoError'),
    allowAndroidRecreation: allowAndroidRecreation === false ? '0' : '1',
    ua: navigator.userAgent,
    braintree_merchant_id: context.profile,
    braintree_access_token: token,
    braintree_environment: payWithVenmo.environment,
    braintree_sdk_data: base64({ _meta: { version, integration, platform, sessionId } }),
  };
  const base = venmoPage(endpointsFor(configuration), byLogin ? 'login' : mobileWebFallBack ? 'fallback' : 'app');
  return `${base}?${encodeQuery(parameters)}`;
}

/** Where the app comes back to, without a fragment; undefined where it cannot. */
function returnPage({ settings, pages }: VenmoContext): string | undefined {
  const { byLogin, deepLinkReturnUrl, manualReturn } = settings;
  if (byLogin) return `${pages}/redirect-frame.html`;
  if (deepLinkReturnUrl) return deepLinkReturnUrl.replace(/#+$/, '');
  return manualReturn ? undefined : location.href.replace(/#.*$/s, '');
}

/** Text beyond ASCII is escaped, as JSON allows. */
function base64(data: object): string {
  return btoa(JSON.stringify(data).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}

/**
 * Leaves for the app, or opens it beside the page, as the browser at hand has it. Call it in the tick of the customer's click.
 * @throws VENMO_APP_FAILED for an address that does not lead to Venmo's app or a page, such as `javascript:`
 */
export function appSwitch({ settings, configuration, track, trackAs }: VenmoContext, given: string): void {
  const url = String(given);
  // In a development environment pages stand for the app.
  if (!OPENS_APP.test(url) && !url.startsWith(`${endpointsFor(configuration).origin}/`)) {
    throw venmoErrors.VENMO_APP_FAILED({ originalError: new TypeError(url) });
  }
  const { deepLinkReturnUrl, mobileWebFallBack, useRedirectForIOS } = settings;
  const bridge = popupBridge();
  if (!deepLinkReturnUrl) {
    track('appswitch.start.browser');
    const replaces = opensNothing() || (isIos() && (mobileWebFallBack === true || useRedirectForIOS === true)) || isAndroidChrome();
    if (replaces) location.href = url;
    else window.open(url);
  } else if (/iPhone|iPad|iPod/.test(navigator.platform)) {
    track('appswitch.start.ios-webview');
    location.href = url;
  } else if (typeof bridge?.open === 'function') {
    trackAs('popup-bridge:venmo:started');
    bridge.open(url);
  } else {
    track('appswitch.start.webview');
    window.open(url);
  }
}
