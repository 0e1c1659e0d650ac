/** Takes the payment method that a nonce stands for out of the vault. */
export const DELETE_OPERATION = 'DeletePaymentMethodFromSingleUseToken';
export const deletePaymentMethodDocument = `mutation ${DELETE_OPERATION}($input: ${DELETE_OPERATION}Input!) { deletePaymentMethodFromSingleUseToken(input: $input) { clientMutationId } }`;
