import { GatewayError } from './gateway-error';

/** Deeper than any request of an SDK, and far from what overflows the stack of a recursive function. */
export const MAX_DEPTH = 100;

/** Refuses input that only an attack would have, before it is processed. */
export const createLimitError = (message: string) => new GatewayError('RESOURCE_LIMIT', message);

export const createDepthError = () => createLimitError(`The request is nested more than ${MAX_DEPTH} deep`);
