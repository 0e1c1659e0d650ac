import { type Document } from '../../../core/store/schema';
import { findKind } from '../../instruments/kinds';
import { checkFields, isOneOf, matches, type FieldRule } from '../../vault/check-fields';
import { type SalePart } from './sale-part';

const TYPES = ['account_to_account', 'boleto_ticket', 'person_to_person', 'wallet_transfer'];
/** What an account is known by. Networks distinguish these. */
const REFERENCE_TYPES = [
  ...['BANK_ACCOUNT_NUMBER', 'BIC_SWIFT_CODE', 'CARD_ACCOUNT', 'CARD_NUMBER', 'EMAIL', 'EMAIL_ADDRESS', 'IBAN', 'OTHER'],
  ...['PHONE_NUMBER', 'ROUTING_NUMBER', 'SOCIAL_NETWORK_ID', 'WALLET_ID'],
];
/** A name without control characters. */
const NAME = /^[^\p{Cc}]{1,50}$/u;

interface PartyCodes {
  firstName: string;
  lastName: string;
  taxId: string;
  reference: string;
  referenceType: string;
}

const createPartyRules = (party: 'sender' | 'receiver', codes: PartyCodes): readonly FieldRule[] => [
  [`${party}FirstName`, codes.firstName, `Transfer ${party} first name is invalid.`, matches(NAME)],
  [`${party}LastName`, codes.lastName, `Transfer ${party} last name is invalid.`, matches(NAME)],
  [`${party}TaxId`, codes.taxId, `Transfer ${party} tax ID is invalid.`, matches(/^[A-Za-z0-9./-]{1,25}$/)],
  [
    `${party}AccountReferenceNumber`,
    codes.reference,
    `Transfer ${party} account reference number is invalid.`,
    matches(/^[A-Za-z0-9@.+_-]{1,34}$/),
  ],
  [
    `${party}AccountReferenceNumberType`,
    codes.referenceType,
    `Transfer ${party} account reference number type is invalid.`,
    isOneOf(REFERENCE_TYPES),
  ],
];

const RULES: readonly FieldRule[] = [
  ...createPartyRules('sender', { firstName: '97503', lastName: '97504', taxId: '97502', reference: '97505', referenceType: '97513' }),
  ...createPartyRules('receiver', { firstName: '97507', lastName: '97508', taxId: '97506', reference: '97509', referenceType: '97514' }),
];

const PATH = ['accountFundingTransaction'];
const MANDATORY = ['97510', 'Transfer details are mandatory.'] as const;

/** Names the fields of both parties as errors do: `senderFirstName`. */
const flattenParties = (parties: { sender: Document; receiver: Document }): Document =>
  Object.fromEntries(
    Object.entries(parties).flatMap(([party, fields]) =>
      Object.entries(fields).map(([name, value]) => [`${party}${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]),
    ),
  );

/** A payment that loads an account of the customer or of somebody else, from a card. */
export const transfer: SalePart = {
  check({ input, account, instrument }) {
    const refuse = (code: string, message: string, path = PATH) => [{ path: [...path, 'base'], code, message }];
    if (!input.transfer) {
      const isRequired = input.type !== 'credit' && account?.requires?.includes('transfer') === true;
      return isRequired ? refuse(...MANDATORY, ['transaction']) : [];
    }
    if (instrument && !findKind(instrument).isCard) return refuse('97511', 'Transfer details are not applicable.');
    const { type, sender, receiver } = input.transfer;
    if (!type && !sender && !receiver) return refuse(...MANDATORY);
    if (type && !TYPES.includes(type)) return refuse('97501', 'Transfer type is invalid.');
    return checkFields(RULES, flattenParties({ sender: sender ?? {}, receiver: receiver ?? {} }), PATH);
  },
  describe: ({ input }) => (input.transfer ? { accountFundingTransaction: true } : {}),
};
