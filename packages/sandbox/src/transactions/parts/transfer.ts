import { checkFields, isUnlike, type FieldRule } from '../../vault/check-fields';
import { findKind } from '../../vault/instrument-kinds';
import { type SalePart } from './sale-part';

const TYPES = ['account_to_account', 'boleto_ticket', 'person_to_person', 'wallet_transfer'];
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
  [`${party}.firstName`, codes.firstName, `Transfer ${party} first name is invalid.`, isUnlike(NAME)],
  [`${party}.lastName`, codes.lastName, `Transfer ${party} last name is invalid.`, isUnlike(NAME)],
  [`${party}.taxId`, codes.taxId, `Transfer ${party} tax ID is invalid.`, isUnlike(/^[A-Za-z0-9./-]{1,25}$/)],
  [
    `${party}.accountReferenceNumber`,
    codes.reference,
    `Transfer ${party} account reference number is invalid.`,
    isUnlike(/^[A-Za-z0-9@.+_-]{1,34}$/),
  ],
  [
    `${party}.accountReferenceNumberType`,
    codes.referenceType,
    `Transfer ${party} account reference number type is invalid.`,
    isUnlike(/^[\w-]{1,30}$/),
  ],
];

const RULES: readonly FieldRule[] = [
  ...createPartyRules('sender', { firstName: '97503', lastName: '97504', taxId: '97502', reference: '97505', referenceType: '97513' }),
  ...createPartyRules('receiver', { firstName: '97507', lastName: '97508', taxId: '97506', reference: '97509', referenceType: '97514' }),
];

const PATH = ['accountFundingTransaction'];

/** A payment that loads an account of the customer or of somebody else, from a card. */
export const transfer: SalePart = {
  check({ input, instrument }) {
    if (!input.transfer) return [];
    const refuse = (code: string, message: string) => [{ path: [...PATH, 'base'], code, message }];
    if (instrument && !findKind(instrument).isCard) return refuse('97511', 'Transfer details are not applicable.');
    const { type, sender, receiver } = input.transfer;
    if (!type && !sender && !receiver) return refuse('97510', 'Transfer details are mandatory.');
    if (type && !TYPES.includes(type)) return refuse('97501', 'Transfer type is invalid.');
    return checkFields(RULES, input.transfer, PATH);
  },
  describe: ({ input }) => (input.transfer ? { accountFundingTransaction: true } : {}),
};
