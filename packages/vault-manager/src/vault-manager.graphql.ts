import { DELETE_OPERATION } from './constants';

/** Deletes the payment method that a nonce refers to. */
export const deletePaymentMethodDocument = `mutation ${DELETE_OPERATION}($input: ${DELETE_OPERATION}Input!) { deletePaymentMethodFromSingleUseToken(input: $input) { clientMutationId } }`;
