/** Name of the component, in messages. */
export const NAME = 'Vault Manager';
/** Before the names of events. */
export const EVENT_PREFIX = 'vault-manager';
/** The class of a GraphQL error about a nonce that stands for nothing. */
export const NOT_FOUND = 'NOT_FOUND';
/** Sent as `operationName` too. */
export const DELETE_OPERATION = 'DeletePaymentMethodFromSingleUseToken';
