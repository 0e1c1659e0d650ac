import { randomDigits, randomId } from '../../core/random';
import { type Instrument, findKind } from '../instruments/kinds';
import { type Authorization } from './decide-authorization';

/** Creates the members that hold the bank's response. */
export function createResponseFields(authorization: Authorization, cardType: string | null) {
  const { response, status } = authorization;
  const declined = response?.type.endsWith('declined') === true;
  const isMasterCard = cardType === 'MasterCard';
  return {
    processorAuthorizationCode: status === 'authorized' ? randomId(6).toUpperCase() : null,
    processorResponseCode: response?.code ?? '',
    processorResponseText: response?.text ?? '',
    processorResponseType: response?.type ?? '',
    additionalProcessorResponse: declined ? `${response?.code} : ${response?.text}` : null,
    networkResponseCode: response ? 'XX' : null,
    networkResponseText: response ? 'sample network response text' : null,
    networkTransactionId: status === 'authorized' ? randomDigits(15) : null,
    retrievalReferenceNumber: response ? '1234567' : null,
    // Mastercard alone links payments by an id, and advises merchants after a decline.
    mastercardTransactionLinkId: isMasterCard && status === 'authorized' ? randomId(22) : undefined,
    merchantAdviceCode: isMasterCard && declined ? '01' : null,
    merchantAdviceCodeText: isMasterCard && declined ? 'New account information available' : null,
  };
}

/** Whether the card's network token was charged, in place of the card's number. */
export function isNetworkToken(instrument: Instrument): boolean {
  return findKind(instrument).isNetworkToken || instrument.document.details.isNetworkTokenized === true;
}

export const readCardType = (instrument: Instrument): string | null =>
  findKind(instrument).isCard ? instrument.document.details.cardType || null : null;

const DISBURSEMENT = [
  'disbursementDate',
  'settlementAmount',
  'settlementCurrencyIsoCode',
  'settlementCurrencyExchangeRate',
  'fundsHeld',
  'success',
];

/** Members of a transaction that nothing has happened to yet. */
export const INITIAL_FIELDS = {
  processorSettlementResponseCode: '',
  processorSettlementResponseText: '',
  settlementBatchId: null,
  acquirerReferenceNumber: null,
  voiceReferralNumber: null,
  escrowStatus: null,
  addOns: [],
  discounts: [],
  disputes: [],
  disbursementDetails: Object.fromEntries(DISBURSEMENT.map((name) => [name, null])),
  refundIds: [],
  refundedTransactionId: null,
  partialSettlementTransactionIds: [],
  authorizedTransactionId: null,
  authorizationAdjustments: [],
  retryIds: [],
  retriedTransactionId: null,
  retried: false,
  achReturnCode: null,
  achRejectReason: null,
};
