import { asRecord } from '@tender/client/internal';
import { META } from '../constants';
import type { ApplePayContext } from '../context';
import { applePayErrors } from '../errors';
import type { ApplePayMerchantSession, ApplePayPerformValidationOptions } from '../types';

/**
 * Asks the gateway for Apple's merchant session.
 * @throws APPLE_PAY_VALIDATION_URL_REQUIRED before anything is sent, APPLE_PAY_MERCHANT_VALIDATION_FAILED when the site is refused,
 * APPLE_PAY_MERCHANT_VALIDATION_NETWORK for every other failure
 */
export async function performValidation(
  signal: AbortSignal,
  context: ApplePayContext,
  options: ApplePayPerformValidationOptions | undefined,
): Promise<ApplePayMerchantSession> {
  if (!options?.validationURL) throw applePayErrors.APPLE_PAY_VALIDATION_URL_REQUIRED();
  let session: ApplePayMerchantSession;
  try {
    session = await requestSession(signal, context, options);
  } catch (error) {
    signal.throwIfAborted();
    context.track('performValidation.failed');
    throw toValidationError(error);
  }
  signal.throwIfAborted();
  context.track('performValidation.succeeded');
  return session;
}

async function requestSession(
  signal: AbortSignal,
  { ready }: ApplePayContext,
  { validationURL, displayName, domainName, merchantIdentifier }: ApplePayPerformValidationOptions,
): Promise<ApplePayMerchantSession> {
  const { client, settings } = await ready;
  const applePayWebSession = {
    validationUrl: validationURL,
    domainName: domainName || location.hostname,
    merchantIdentifier: merchantIdentifier || settings.merchantIdentifier,
    ...(displayName != null && { displayName }),
  };
  return client.request({ method: 'post', endpoint: 'apple_pay_web/sessions', data: { _meta: META, applePayWebSession }, signal });
}

/**
 * CLIENT_REQUEST_ERROR means that the gateway or Apple refused the site. Everything else counts as a failure of the network, also a refused authorization
 * and a rate limit.
 */
function toValidationError(error: unknown): Error {
  const { code, details } = asRecord(error);
  return code === 'CLIENT_REQUEST_ERROR'
    ? applePayErrors.APPLE_PAY_MERCHANT_VALIDATION_FAILED({ originalError: asRecord(details).originalError })
    : applePayErrors.APPLE_PAY_MERCHANT_VALIDATION_NETWORK({ originalError: error });
}
