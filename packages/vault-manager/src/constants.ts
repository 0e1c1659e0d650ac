/** Name of the GraphQL operation. It is sent as `operationName` as well. */
export const DELETE_OPERATION = 'DeletePaymentMethodFromSingleUseToken';
