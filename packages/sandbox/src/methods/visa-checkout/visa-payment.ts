import { z } from 'zod';
import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { type CardInput } from '../../payments/cards/card-input';

/** What the gateway stores of a payment in Visa's sheet. */
export interface VisaPayment {
  /** The shop's options, as it has sent them. */
  options: Document;
  /** Origin of the page that opened the sheet. */
  opener: string;
  /** The members from here on are set when the customer has consented. */
  card?: string | undefined;
  encryptedKey?: string;
  encryptedPaymentData?: string;
}

/** The id of a payment is the call id. */
export const visaPayments = definePaymentContexts<VisaPayment>('visa_checkout');

const text = z.string().optional().catch(undefined);
const options = z.looseObject({
  apikey: text,
  settings: z
    .looseObject({
      displayName: text,
      dataLevel: text,
      payment: z.looseObject({ cardBrands: z.array(z.unknown()).optional().catch(undefined) }).catch({}),
    })
    .catch({ payment: {} }),
  paymentRequest: z.looseObject({ subtotal: text, currencyCode: text }).catch({}),
});

/** Reads what the sheet needs from the shop's options, without what has another type. */
export const readVisaOptions = ({ options: sent }: Pick<VisaPayment, 'options'>) => options.parse(sent);

/** What the page receives after the customer's consent, and exchanges for the card. */
export interface VisaGrant {
  callId: string;
  encryptedKey: string;
  encryptedPaymentData: string;
}

/** Reads the grant of a payment. Returns undefined until the customer has consented. */
export function readVisaGrant({ id, document }: PaymentContext<VisaPayment>): VisaGrant | undefined {
  const { encryptedKey, encryptedPaymentData } = document;
  return encryptedKey && encryptedPaymentData ? { callId: id, encryptedKey, encryptedPaymentData } : undefined;
}

/** A card in the customer's test wallet, by its brand in Visa's script. */
interface WalletCard {
  brand: string;
  label: string;
  number: string;
}

const CARDS: readonly WalletCard[] = [
  { brand: 'VISA', label: 'Visa ending in 1111', number: '4111111111111111' },
  { brand: 'MASTERCARD', label: 'Mastercard ending in 4444', number: '5555555555554444' },
  { brand: 'AMEX', label: 'American Express ending in 0005', number: '378282246310005' },
  { brand: 'DISCOVER', label: 'Discover ending in 1117', number: '6011111111111117' },
];

/** Lists the cards of the wallet that the shop accepts. Options without a list of brands accept every card. */
export function listVisaCards(payment: VisaPayment): readonly WalletCard[] {
  const { cardBrands: brands } = readVisaOptions(payment).settings.payment;
  return brands ? CARDS.filter(({ brand }) => brands.includes(brand)) : CARDS;
}

export const findVisaCard = (brand: string | undefined) => CARDS.find((card) => card.brand === brand);

const ADDRESS = {
  countryCode: 'US',
  extendedAddress: null,
  firstName: 'Ada',
  lastName: 'Lovelace',
  locality: 'Chicago',
  postalCode: '60654',
  region: 'IL',
  streetAddress: '1 Example Street',
  phoneNumber: '3125550100',
};

/** What the page receives of the wallet's owner. */
export const VISA_OWNER = {
  billingAddress: ADDRESS,
  shippingAddress: ADDRESS,
  userData: {
    userEmail: 'ada@example.com',
    userFirstName: 'Ada',
    userLastName: 'Lovelace',
    userFullName: 'Ada Lovelace',
    userName: 'ada@example.com',
  },
};

/** The chosen card, as the gateway takes it. */
export function createVisaCardInput(brand: string | undefined): CardInput {
  const number = findVisaCard(brand)?.number ?? '4111111111111111';
  const { postalCode, streetAddress } = ADDRESS;
  return {
    number,
    expirationMonth: '12',
    expirationYear: '2030',
    cardholderName: VISA_OWNER.userData.userFullName,
    billingAddress: { postalCode, streetAddress },
  };
}
