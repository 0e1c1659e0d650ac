import { type CardInput } from '../cards/card-input';

/** A card in the customer's test wallet. */
interface WalletCard {
  /** As the merchant's configuration names the network. */
  network: string;
  label: string;
  number: string;
}

const CARDS: Readonly<Record<string, WalletCard>> = {
  visa: { network: 'visa', label: 'Visa ending in 1111', number: '4111111111111111' },
  master: { network: 'master', label: 'Mastercard ending in 4444', number: '5555555555554444' },
  amex: { network: 'amex', label: 'American Express ending in 0005', number: '378282246310005' },
  discover: { network: 'discover', label: 'Discover ending in 1117', number: '6011111111111117' },
};

/** @param allowed networks, comma-separated; a list that knows none of them, or none at all, allows every card */
export function walletCards(allowed: string | null): { value: string; label: string }[] {
  const networks = (allowed ?? '').toLowerCase().split(',');
  const offered = Object.entries(CARDS).filter(([, { network }]) => networks.includes(network));
  return (offered.length > 0 ? offered : Object.entries(CARDS)).map(([value, { label }]) => ({ value, label }));
}

export interface MasterpassCard {
  input: CardInput;
  /** What the page is told of the wallet's owner. */
  owner: Record<'contact' | 'billingAddress' | 'shippingAddress', Record<string, string | null>>;
}

const ADDRESS = {
  countryCodeAlpha2: 'US',
  extendedAddress: null,
  locality: 'Springfield',
  postalCode: '60654',
  region: 'IL',
  streetAddress: '1 Example Street',
};

/** @param key as `walletCards` names it; anything else is the first card */
export function masterpassCard(key: string | null): MasterpassCard {
  const card = (key !== null && Object.hasOwn(CARDS, key) ? CARDS[key] : undefined) ?? CARDS['visa'];
  return {
    input: {
      number: card?.number ?? '',
      expirationMonth: '12',
      expirationYear: '2030',
      cardholderName: 'Ada Example',
      billingAddress: ADDRESS,
    },
    owner: {
      contact: { firstName: 'Ada', lastName: 'Example', phoneNumber: '5555550100', emailAddress: 'ada@example.com' },
      billingAddress: ADDRESS,
      shippingAddress: ADDRESS,
    },
  };
}
