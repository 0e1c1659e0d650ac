import type { Client } from '@tender/client';
import { addQuery, members, type BusySlot, type Call, type Members, type Scope } from '@tender/client/internal';
import { popupBridge, type Outcome, type PopupBridge } from '@tender/frame-service/internal';
import { flowErrors, popupErrors } from '../errors';
import type { TokenizeOptions, TokenizePayload } from '../types';
import { createNonce } from '../wire/account';
import { redirect, type Frames } from '../wire/frames';
import { assertFlow, createResource, experienceProfile, intentOnWire } from '../wire/resource';

export interface PayPalContext extends Pick<Scope<object>, 'track' | 'trackAs'> {
  readonly client: Client;
  readonly frames: Frames;
  /** One window at a time. */
  readonly busy: BusySlot;
}

/**
 * Opens PayPal in a popup and, once the customer approves, exchanges the account for a nonce. Call it from a click handler, or the browser
 * blocks the popup. Under a popup bridge the app around the page shows PayPal.
 * @throws PAYPAL_FLOW_OPTION_REQUIRED, PAYPAL_TOKENIZATION_REQUEST_ACTIVE, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED,
 * PAYPAL_POPUP_OPEN_FAILED, PAYPAL_POPUP_CLOSED, PAYPAL_ACCOUNT_TOKENIZATION_FAILED, or an error of the client
 */
export async function tokenize(call: Call, context: PayPalContext, options: TokenizeOptions): Promise<TokenizePayload> {
  assertFlow(options);
  const bridge = popupBridge();
  const { client, track, trackAs } = context;
  const end = (popup: string, bridged: string): void => (bridge ? trackAs(`popup-bridge:paypal:${bridged}`) : track(popup));
  const returned = await askCustomer(call, context, options, bridge);
  try {
    const payload = await createNonce(call, client, accountOf(client, options, returned));
    end('tokenization.success', 'succeeded');
    if (payload.creditFinancingOffered) track('credit.accepted');
    return payload;
  } catch (error) {
    if (!call.signal.aborted) end('tokenization.failed', 'failed');
    throw error;
  }
}

/** Sends the customer to PayPal. Resolves with the parameters of the return. */
async function askCustomer(
  call: Call,
  { client, frames, busy, track, trackAs }: PayPalContext,
  options: TokenizeOptions,
  bridge: PopupBridge | undefined,
): Promise<Members> {
  const release = busy.take(call.signal);
  let over = false;
  try {
    if (!bridge) track('tokenization.opened');
    if (options.offerCredit === true) track('credit.offered');
    if (options.offerPayLater === true) track('paylater.offered');
    const approvalUrl = requestApproval(call, client, options, returnUrls(frames, bridge));
    const outcome = frames.open({ signal: call.signal }); // before the first wait, or browsers block it
    const sent = approvalUrl.then((url) => {
      if (over) return; // the window that is open by now may be another's
      if (bridge) trackAs('popup-bridge:paypal:started');
      redirect(frames, url);
    });
    return readOutcome(await Promise.race([outcome, sent.then(() => outcome)]), bridge, track, trackAs);
  } catch (error) {
    if (!call.signal.aborted) frames.close();
    return call.convert(flowErrors.PAYPAL_FLOW_FAILED)(error);
  } finally {
    over = true;
    release();
  }
}

function requestApproval(call: Call, client: Client, options: TokenizeOptions, urls: ReturnUrls): Promise<string> {
  const { flow, useraction, shippingAddressOverride } = options;
  const data = {
    ...urls,
    offerPaypalCredit: options.offerCredit === true,
    offerPayLater: options.offerPayLater === true,
    experienceProfile: experienceProfile(options, client.getConfiguration()),
    ...(flow === 'checkout'
      ? { amount: options.amount, currencyIsoCode: options.currency, intent: intentOnWire(options.intent), ...shippingAddressOverride }
      : { shippingAddress: shippingAddressOverride, description: options.billingAgreementDescription || undefined }),
  };
  return createResource(call, client, flow, data, ({ paymentResource, agreementSetup }) =>
    flow === 'checkout' ? members(paymentResource).redirectUrl : members(agreementSetup).approvalUrl,
  ).then((url) => (useraction === 'commit' ? addQuery(url, { useraction }) : url));
}

type ReturnUrls = Pick<Frames, 'returnUrl' | 'cancelUrl'>;

function returnUrls({ returnUrl, cancelUrl }: ReturnUrls, bridge: PopupBridge | undefined): ReturnUrls {
  if (typeof bridge?.getReturnUrlPrefix !== 'function') return { returnUrl, cancelUrl };
  const prefix = bridge.getReturnUrlPrefix();
  return { returnUrl: `${prefix}return`, cancelUrl: `${prefix}cancel` };
}

function readOutcome(
  { error, payload }: Outcome,
  bridge: PopupBridge | undefined,
  track: PayPalContext['track'],
  trackAs: PayPalContext['trackAs'],
): Members {
  if (bridge) {
    if (!error && !String(payload.path).startsWith('/cancel')) return members(payload.queryItems);
    trackAs('popup-bridge:paypal:canceled');
    throw popupErrors.PAYPAL_POPUP_CLOSED();
  }
  if (!error) return payload;
  if (error.code === 'FRAME_SERVICE_FRAME_CLOSED') {
    track('tokenization.closed.by-user');
    throw popupErrors.PAYPAL_POPUP_CLOSED();
  }
  const blocked = error.code?.includes('FRAME_SERVICE_FRAME_OPEN_FAILED');
  throw (blocked ? popupErrors.PAYPAL_POPUP_OPEN_FAILED : flowErrors.PAYPAL_FLOW_FAILED)({ originalError: error });
}

/** Which of the two it is, PayPal's return says, not the flow. */
function accountOf(client: Client, { flow, intent }: TokenizeOptions, returned: Members): object {
  const { authorizationType, gatewayConfiguration } = client.getConfiguration();
  const { ba_token: billingAgreementToken, token, paymentId: paymentToken, PayerID: payerId } = returned;
  const unilateral = gatewayConfiguration.paypal?.unvettedMerchant;
  return {
    paypalAccount: {
      correlationId: billingAgreementToken || token,
      options: { validate: flow === 'vault' && authorizationType !== 'TOKENIZATION_KEY' },
      ...(billingAgreementToken ? { billingAgreementToken } : { paymentToken, payerId, unilateral, intent }),
    },
  };
}
