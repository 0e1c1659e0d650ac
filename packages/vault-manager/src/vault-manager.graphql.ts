import { DELETE_OPERATION } from './constants';

/** Takes the payment method that a nonce stands for out of the vault. */
export const deletePaymentMethodDocument = `mutation ${DELETE_OPERATION}($input: ${DELETE_OPERATION}Input!) { deletePaymentMethodFromSingleUseToken(input: $input) { clientMutationId } }`;
