/** Of the one GraphQL operation; sent as `operationName` too. */
export const DELETE_OPERATION = 'DeletePaymentMethodFromSingleUseToken';
