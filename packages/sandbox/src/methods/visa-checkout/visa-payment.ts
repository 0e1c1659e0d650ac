import { type PaymentContext } from '../../core/store/payment-contexts';
import { textAt, valueAt } from '../../core/text-at';
import { type CardInput } from '../../payments/cards/card-input';

/** Kind of the payment context of Visa's sheet. The context's id is the call id. */
export const VISA_CHECKOUT = 'visa_checkout';

/** What the page receives after the customer's consent, and exchanges for the card. */
export interface VisaGrant {
  callId: string;
  encryptedKey: string;
  encryptedPaymentData: string;
}

/** Reads the grant of a payment. Returns undefined until the customer has consented. */
export function readVisaGrant({ id, document }: Pick<PaymentContext, 'id' | 'document'>): VisaGrant | undefined {
  const [encryptedKey, encryptedPaymentData] = [textAt(document, 'encryptedKey'), textAt(document, 'encryptedPaymentData')];
  return encryptedKey === null || encryptedPaymentData === null ? undefined : { callId: id, encryptedKey, encryptedPaymentData };
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
export function listVisaCards(options: unknown): readonly WalletCard[] {
  const brands = valueAt(options, 'settings', 'payment', 'cardBrands');
  return Array.isArray(brands) ? CARDS.filter(({ brand }) => brands.includes(brand)) : CARDS;
}

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
export function createVisaCardInput(brand: string | null): CardInput {
  const number = CARDS.find((card) => card.brand === brand)?.number ?? '4111111111111111';
  const { postalCode, streetAddress } = ADDRESS;
  return {
    number,
    expirationMonth: '12',
    expirationYear: '2030',
    cardholderName: VISA_OWNER.userData.userFullName,
    billingAddress: { postalCode, streetAddress },
  };
}
