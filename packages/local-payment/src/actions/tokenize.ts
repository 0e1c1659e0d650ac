import { array, members, object, parseQuery, string, unknown, type Call } from '@tender/client/internal';
import { popupBridge } from '@tender/frame-service/internal';
import type { LocalPaymentContext } from '../context';
import { localPaymentErrors } from '../errors';
import type { TokenizePayload } from '../types';

/** Still to be looked at: anybody may have written the address of a page. */
type Parameters = Readonly<Record<string, unknown>>;

const readAnswer = /* @__PURE__ */ object({
  paypalAccounts: /* @__PURE__ */ array(/* @__PURE__ */ object({ nonce: string, type: string, details: unknown })),
});

/**
 * Exchanges what the customer brought back from the bank for a nonce. Without parameters those of the page's address are taken: call it so
 * on the page of the fallback link, when `hasTokenizationParams` says that there are any.
 * @throws LOCAL_PAYMENT_CANCELED, LOCAL_PAYMENT_START_PAYMENT_FAILED (the bank reports an error), LOCAL_PAYMENT_TOKENIZATION_FAILED, and the
 * client's errors
 */
export async function tokenize(call: Call, context: LocalPaymentContext, given?: object | null): Promise<TokenizePayload> {
  const parameters = returnedIn(given);
  const { btLpToken, errorcode } = parameters;
  const details = { originalError: { errorcode, token: btLpToken } };
  if (isCanceled(parameters)) throw localPaymentErrors.LOCAL_PAYMENT_CANCELED(details);
  if (errorcode) throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED(details);
  try {
    const answer = await context.client.request({
      method: 'post',
      endpoint: 'payment_methods/paypal_accounts',
      data: accountRequest(context, parameters),
      signal: call.signal,
    });
    call.signal.throwIfAborted();
    const payload = payloadOf(answer);
    context.track(`tokenization.success${popupBridge() ? '-popupbridge' : ''}`);
    return payload;
  } catch (error) {
    if (!call.signal.aborted) context.track('tokenization.failed');
    return call.convert(localPaymentErrors.LOCAL_PAYMENT_TOKENIZATION_FAILED)(error);
  }
}

/** Whether the address of this page is one that a customer came back to. */
export function hasTokenizationParams(): boolean {
  const { errorcode, token, btLpToken, btLpPaymentId, btLpPayerId } = parseQuery(location.href);
  return Boolean(errorcode || token || (btLpToken && btLpPaymentId && btLpPayerId));
}

function returnedIn(given: object | null | undefined): Parameters {
  const parameters = given && Object.keys(given).length > 0 ? members(given) : parseQuery(location.href);
  const { queryItems } = parameters;
  return queryItems && typeof queryItems === 'object' ? members(queryItems) : parameters;
}

/** Pages report both `c` and `wasCanceled` as texts, the latter also as `false`: the bank failed then. */
function isCanceled({ c, wasCanceled }: Parameters): boolean {
  return Boolean(typeof c === 'string' ? c === '1' : c) || Boolean(wasCanceled && wasCanceled !== 'false');
}

/** The fallback link has names of its own, so that they do not clash with the shop's. */
function accountRequest({ client, merchantAccountId }: LocalPaymentContext, parameters: Parameters): object {
  const { btLpToken, btLpPaymentId, btLpPayerId, token, paymentId, PayerID } = parameters;
  return {
    merchantAccountId,
    paypalAccount: {
      correlationId: btLpToken || token,
      paymentToken: btLpPaymentId || paymentId,
      payerId: btLpPayerId || PayerID,
      unilateral: client.getConfiguration().gatewayConfiguration.paypal?.unvettedMerchant,
      intent: 'sale',
    },
  };
}

function payloadOf(answer: unknown): TokenizePayload {
  const [account] = readAnswer(answer).paypalAccounts;
  if (!account) throw new TypeError('value.paypalAccounts is empty.');
  const { payerInfo, correlationId } = members(account.details);
  return {
    nonce: string(account.nonce || undefined, 'nonce'),
    type: account.type,
    details: members(payerInfo),
    ...(correlationId ? { correlationId: string(correlationId, 'value.correlationId') } : {}),
  };
}
