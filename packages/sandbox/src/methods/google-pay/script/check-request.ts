type Data = Record<string, unknown>;

/**
 * Checks a request like the wallet. Returns the problem as text, or undefined for a valid request. An `isReadyToPay` request needs fewer members. The
 * function runs in the shop's page and may not use anything outside of itself.
 */
export function checkRequest(request: unknown, isPayment: boolean): string | undefined {
  const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isData(request)) return 'The request must be an object';
  const { apiVersion = 1, apiVersionMinor, allowedPaymentMethods: methods, transactionInfo } = request;
  if (apiVersion !== 1 && apiVersion !== 2) return 'apiVersion is not supported';
  if (apiVersion === 2 && typeof apiVersionMinor !== 'number') return 'apiVersionMinor must be set';
  if (!Array.isArray(methods) || methods.length === 0) return 'allowedPaymentMethods must be set';
  if (apiVersion === 1) {
    if (!methods.every((method) => method === 'CARD' || method === 'TOKENIZED_CARD')) return 'allowedPaymentMethods is invalid';
    if (isPayment && !isData(request['paymentMethodTokenizationParameters'])) return 'paymentMethodTokenizationParameters must be set';
    if (isPayment && !isData(request['cardRequirements'])) return 'cardRequirements must be set';
  } else {
    for (const method of methods as unknown[]) {
      if (!isData(method) || typeof method['type'] !== 'string') return 'allowedPaymentMethods is invalid';
      const { type, parameters, tokenizationSpecification } = method;
      if (type === 'CARD' && (!isData(parameters) || !Array.isArray(parameters['allowedCardNetworks']))) {
        return 'allowedCardNetworks must be set';
      }
      if (type === 'CARD' && isPayment && !isData(tokenizationSpecification)) return 'tokenizationSpecification must be set';
    }
  }
  if (!isPayment) return undefined;
  if (!isData(transactionInfo)) return 'transactionInfo must be set';
  const { totalPriceStatus, totalPrice, currencyCode } = transactionInfo;
  if (totalPriceStatus !== 'FINAL' && totalPriceStatus !== 'ESTIMATED' && totalPriceStatus !== 'NOT_CURRENTLY_KNOWN') {
    return 'totalPriceStatus is invalid';
  }
  const isPrice = typeof totalPrice === 'string' && /^\d+(\.\d{1,2})?$/.test(totalPrice);
  if (totalPriceStatus !== 'NOT_CURRENTLY_KNOWN' && !isPrice) return 'totalPrice must be a string of digits with at most two decimals';
  if (typeof currencyCode !== 'string' || !/^[A-Z]{3}$/.test(currencyCode)) return 'currencyCode is invalid';
  return undefined;
}
