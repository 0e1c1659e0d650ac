import { attempt, encodeQuery, endpointsFromConfiguration, parseQuery, storeDeparture, venmoPageUrl } from '@tender/client/internal';
import { isIos, findPopupBridge } from '@tender/frame-service/internal';
import { isAndroidChrome, ignoresWindowOpen } from '../user-agent';
import type { VenmoContext } from '../context';
import { venmoErrors } from '../errors';

/** URLs that open the app: web pages of Venmo, and URLs with a scheme of the app. */
const OPENS_APP = /^(https|venmo|com\.venmo\.touch\.v2):/i;

/** Creates the URL that opens the app, or the web page that replaces it. */
export function createAppSwitchUrl(context: VenmoContext, contextId: string | undefined): string {
  const { configuration, settings, payWithVenmo } = context;
  const { legacy, usesLogin, mobileWebFallBack, allowAndroidRecreation, riskCorrelationId } = settings;
  const { sdkVersion: version, integration, platform, sessionId } = configuration.analyticsMetadata;
  const page = readReturnPage(context);
  const createReturnUrl = (flag: string): string => (page === undefined ? 'NOOP' : `${page}#${flag}=1`);
  const token = legacy && contextId ? `${payWithVenmo.accessToken}|pcid:${contextId}` : payWithVenmo.accessToken;
  const parameters = {
    resource_id: legacy ? undefined : contextId || undefined,
    'x-success': createReturnUrl('venmoSuccess'),
    'x-cancel': createReturnUrl('venmoCancel'),
    'x-error': createReturnUrl('venmoError'),
    allowAndroidRecreation: allowAndroidRecreation === false ? '0' : '1',
    ua: navigator.userAgent,
    braintree_merchant_id: context.profileId,
    braintree_access_token: token,
    braintree_environment: payWithVenmo.environment,
    'client-metadata-id': legacy ? undefined : riskCorrelationId,
    braintree_sdk_data: encodeBase64({ _meta: { version, integration, platform, sessionId } }),
  };
  const base = venmoPageUrl(endpointsFromConfiguration(configuration), usesLogin ? 'login' : mobileWebFallBack ? 'appOrWeb' : 'app');
  return `${base}?${encodeQuery(parameters)}`;
}

/** URL that the app returns to, without a fragment. Undefined if it cannot return to this page. */
function readReturnPage({ settings, pagesUrl }: VenmoContext): string | undefined {
  const { usesLogin, deepLinkReturnUrl, manualReturn } = settings;
  if (usesLogin) return `${pagesUrl}/redirect-frame.html`;
  if (deepLinkReturnUrl) return toAbsoluteUrl(deepLinkReturnUrl).replace(/(?<!#)#+$/, '');
  return manualReturn ? undefined : location.href.replace(/#.*/s, '');
}

/** The app knows no page that a URL could be relative to. A URL with a scheme stays as it is. */
function toAbsoluteUrl(url: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return attempt(() => new URL(url, document.baseURI).href) ?? url;
}

/** Encodes as base64, which supports no characters beyond ASCII; JSON can escape them. */
function encodeBase64(data: object): string {
  return btoa(JSON.stringify(data).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}

/**
 * Opens the app in the way that works in this browser: by navigating this page or by opening a window. Must run in the same task as the click.
 * @throws VENMO_APP_FAILED for a URL that does not lead to the app or to a web page of it, such as `javascript:`
 */
export function switchToApp({ settings, configuration, track, trackAs }: VenmoContext, appUrl: string): void {
  const url = String(appUrl);
  // In a development environment, web pages replace the app.
  if (!OPENS_APP.test(url) && !url.startsWith(`${endpointsFromConfiguration(configuration).origin}/`)) {
    throw venmoErrors.VENMO_APP_FAILED({ originalError: new TypeError(url) });
  }
  const { deepLinkReturnUrl, mobileWebFallBack, useRedirectForIOS, manualReturn } = settings;
  const bridge = findPopupBridge();
  const { hash } = location;
  if (!deepLinkReturnUrl) {
    track('appswitch.start.browser');
    const navigates = ignoresWindowOpen() || (isIos() && (mobileWebFallBack === true || useRedirectForIOS === true)) || isAndroidChrome();
    if (navigates) location.href = url;
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
  // Last, because a window gets a copy of what is stored, and would then finish the payment as this page does.
  if (!manualReturn) storeDeparture('venmo', { id: parseQuery(url)['resource_id'], ...(!deepLinkReturnUrl && { fragment: hash }) });
}
