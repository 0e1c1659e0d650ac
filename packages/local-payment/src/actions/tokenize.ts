import { asRecord, nonEmptyString, parseQuery, type Call } from '@tender/client/internal';
import { findPopupBridge } from '@tender/frame-service/internal';
import type { LocalPaymentContext } from '../context';
import { localPaymentErrors } from '../errors';
import type { LocalPaymentTokenizePayload } from '../types';

/** Parameters that are not validated: anyone can write the URL of a page. */
type Parameters = Readonly<Record<string, unknown>>;

/**
 * Exchanges the parameters that the customer returned with for a nonce.
 * @throws LOCAL_PAYMENT_CANCELED, LOCAL_PAYMENT_START_PAYMENT_FAILED when the bank reports an error, LOCAL_PAYMENT_TOKENIZATION_FAILED, and the
 * client's errors
 */
export async function tokenize(
  call: Call,
  context: LocalPaymentContext,
  merchantParameters?: object | null,
): Promise<LocalPaymentTokenizePayload> {
  const parameters = readParameters(merchantParameters);
  const { btLpToken, errorcode } = parameters;
  const details = { originalError: { errorcode, token: btLpToken } };
  if (isCanceled(parameters)) throw localPaymentErrors.LOCAL_PAYMENT_CANCELED(details);
  if (errorcode) throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED(details);
  try {
    const response = await context.client.request({
      method: 'post',
      endpoint: 'payment_methods/paypal_accounts',
      data: createAccountRequest(context, parameters),
      signal: call.signal,
    });
    call.signal.throwIfAborted();
    const payload = readPayload(response);
    context.track(`tokenization.success${findPopupBridge() ? '-popupbridge' : ''}`);
    return payload;
  } catch (error) {
    if (!call.signal.aborted) context.track('tokenization.failed');
    return call.rethrowAs(localPaymentErrors.LOCAL_PAYMENT_TOKENIZATION_FAILED)(error);
  }
}

/** Whether the customer returned to this page from a bank. */
export function hasTokenizationParams(): boolean {
  const { errorcode, token, btLpToken, btLpPaymentId, btLpPayerId } = parseQuery(location.href);
  return Boolean(errorcode || token || (btLpToken && btLpPaymentId && btLpPayerId));
}

/** Without parameters, those of the page. The parameters of a popup bridge replace all others. */
function readParameters(merchantParameters: object | null | undefined): Parameters {
  const parameters = merchantParameters ? asRecord(merchantParameters) : parseQuery(location.href);
  const { queryItems } = parameters;
  return queryItems && typeof queryItems === 'object' ? asRecord(queryItems) : parameters;
}

/** Pages report `c` and `wasCanceled` as strings. `wasCanceled` is `false` after an error of the bank. */
function isCanceled({ c, wasCanceled }: Parameters): boolean {
  return Boolean(typeof c === 'string' ? c === '1' : c) || Boolean(wasCanceled && wasCanceled !== 'false');
}

/** Reads the id that `onPaymentStart` received. */
export const readPaymentId = ({ btLpPaymentId, paymentId }: Parameters): unknown => btLpPaymentId || paymentId;

/** The fallback link has parameter names of its own, so that they cannot clash with those of the shop. */
function createAccountRequest({ client, merchantAccountId }: LocalPaymentContext, parameters: Parameters): object {
  const { btLpToken, btLpPayerId, token, PayerID } = parameters;
  return {
    merchantAccountId,
    paypalAccount: {
      correlationId: btLpToken || token,
      paymentToken: readPaymentId(parameters),
      payerId: btLpPayerId || PayerID,
      unilateral: client.getConfiguration().gatewayConfiguration.paypal?.unvettedMerchant,
      intent: 'sale',
    },
  };
}

function readPayload(response: unknown): LocalPaymentTokenizePayload {
  const { nonce, type, details } = asRecord(asRecord(asRecord(response).paypalAccounts)[0]);
  const { payerInfo, correlationId } = asRecord(details);
  // Only the nonce is checked. Other members are passed on unchanged, and a member that the gateway leaves out is missing.
  return {
    nonce: nonEmptyString(nonce, 'nonce'),
    type,
    details: payerInfo || {},
    ...(correlationId ? { correlationId } : {}),
  } as LocalPaymentTokenizePayload;
}
