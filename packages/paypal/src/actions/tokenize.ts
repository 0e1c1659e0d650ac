import type { Client } from '@tender/client';
import { addQuery, asRecord, type Call, type UnknownRecord } from '@tender/client/internal';
import { findPopupBridge, type Outcome, type PopupBridge, readFailure } from '@tender/frame-service/internal';
import type { PayPalContext } from '../context';
import { flowErrors, popupErrors } from '../errors';
import { assertFlow } from '../guards';
import type { PayPalTokenizeOptions, PayPalTokenizePayload } from '../types';
import { createNonce } from '../wire/create-nonce';
import { openUrl, type PayPalFrames } from '../ui/frames';
import { createResource, createExperienceProfile, toWireIntent } from '../wire/create-resource';

/**
 * Opens PayPal in a popup and, once the customer approves, exchanges the approval for a nonce. In an app with a popup bridge, the app shows PayPal.
 * @throws PAYPAL_FLOW_OPTION_REQUIRED, PAYPAL_TOKENIZATION_REQUEST_ACTIVE, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED,
 * PAYPAL_POPUP_OPEN_FAILED, PAYPAL_POPUP_CLOSED, PAYPAL_ACCOUNT_TOKENIZATION_FAILED, or an error of the client
 */
export async function tokenize(call: Call, context: PayPalContext, options: PayPalTokenizeOptions): Promise<PayPalTokenizePayload> {
  assertFlow(options);
  const bridge = findPopupBridge();
  const { client, track, trackAs } = context;
  const approval = await waitForApproval(call, context, options, bridge);
  try {
    const payload = await createNonce(call, client, createAccountData(client, options, approval));
    if (bridge) trackAs('popup-bridge:paypal:succeeded');
    else track('tokenization.success');
    if (payload.creditFinancingOffered) track('credit.accepted');
    return payload;
  } catch (error) {
    if (call.signal.aborted) throw error;
    if (bridge) trackAs('popup-bridge:paypal:failed');
    else track('tokenization.failed');
    throw error;
  }
}

/** Shows PayPal. Resolves with the parameters of the return. */
async function waitForApproval(
  call: Call,
  { client, frames, busy, track, trackAs }: PayPalContext,
  options: PayPalTokenizeOptions,
  bridge: PopupBridge | undefined,
): Promise<UnknownRecord> {
  const release = busy.take(call.signal);
  let isOver = false;
  try {
    if (!bridge) track('tokenization.opened');
    if (options.offerCredit === true) track('credit.offered');
    if (options.offerPayLater === true) track('paylater.offered');
    const approvalUrl = createApprovalUrl(call, client, options, createReturnUrls(frames, bridge));
    const outcome = frames.open({ signal: call.signal }); // not awaited before: browsers block a popup that opens after a wait
    const opened = approvalUrl.then((url) => {
      if (isOver) return; // the popup may belong to a later call by now
      if (bridge) trackAs('popup-bridge:paypal:started');
      openUrl(frames, url);
    });
    return readOutcome(await Promise.race([outcome, opened.then(() => outcome)]), bridge, track, trackAs);
  } catch (error) {
    if (!call.signal.aborted) frames.close();
    return call.rethrowAs(flowErrors.PAYPAL_FLOW_FAILED)(error);
  } finally {
    isOver = true;
    release();
  }
}

function createApprovalUrl(call: Call, client: Client, options: PayPalTokenizeOptions, urls: ReturnUrls): Promise<string> {
  const { flow, useraction, shippingAddressOverride } = options;
  const data = {
    ...urls,
    offerPaypalCredit: options.offerCredit === true,
    offerPayLater: options.offerPayLater === true,
    experienceProfile: createExperienceProfile(options, client.getConfiguration()),
    ...(flow === 'checkout'
      ? { amount: options.amount, currencyIsoCode: options.currency, intent: toWireIntent(options.intent), ...shippingAddressOverride }
      : { shippingAddress: shippingAddressOverride, description: options.billingAgreementDescription || undefined }),
  };
  return createResource(call, client, flow, data, ({ paymentResource, agreementSetup }) =>
    flow === 'checkout' ? asRecord(paymentResource).redirectUrl : asRecord(agreementSetup).approvalUrl,
  ).then((url) => (useraction === 'commit' ? addQuery(url, { useraction }) : url));
}

type ReturnUrls = Pick<PayPalFrames, 'returnUrl' | 'cancelUrl'>;

function createReturnUrls({ returnUrl, cancelUrl }: ReturnUrls, bridge: PopupBridge | undefined): ReturnUrls {
  if (typeof bridge?.getReturnUrlPrefix !== 'function') return { returnUrl, cancelUrl };
  const prefix = bridge.getReturnUrlPrefix();
  return { returnUrl: `${prefix}return`, cancelUrl: `${prefix}cancel` };
}

function readOutcome(
  { error, payload }: Outcome,
  bridge: PopupBridge | undefined,
  track: PayPalContext['track'],
  trackAs: PayPalContext['trackAs'],
): UnknownRecord {
  if (bridge) {
    if (!error && !String(payload.path).startsWith('/cancel')) return asRecord(payload.queryItems);
    trackAs('popup-bridge:paypal:canceled');
    throw popupErrors.PAYPAL_POPUP_CLOSED();
  }
  if (!error) return payload;
  const failure = readFailure(error);
  if (failure === 'closed') {
    track('tokenization.closed.by-user');
    throw popupErrors.PAYPAL_POPUP_CLOSED();
  }
  throw (failure === 'not-opened' ? popupErrors.PAYPAL_POPUP_OPEN_FAILED : flowErrors.PAYPAL_FLOW_FAILED)({ originalError: error });
}

/** PayPal's return decides whether an agreement or a payment is exchanged, not the flow. */
function createAccountData(client: Client, { flow, intent }: PayPalTokenizeOptions, approval: UnknownRecord): object {
  const { authorizationType, gatewayConfiguration } = client.getConfiguration();
  const { ba_token: billingAgreementToken, token, paymentId: paymentToken, PayerID: payerId } = approval;
  const unilateral = gatewayConfiguration.paypal?.unvettedMerchant;
  return {
    paypalAccount: {
      correlationId: billingAgreementToken || token,
      options: { validate: flow === 'vault' && authorizationType !== 'TOKENIZATION_KEY' },
      ...(billingAgreementToken ? { billingAgreementToken } : { paymentToken, payerId, unilateral, intent }),
    },
  };
}
