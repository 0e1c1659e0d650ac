import { findEntry } from '../../core/find-entry';
import { type CardInput } from '../../payments/cards/card-input';

/** A card in the customer's test wallet. */
interface WalletCard {
  /** The network's name in the merchant's configuration. */
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

/** @param allowed comma-separated networks. An empty list, or one without a known network, allows every card */
export function listWalletCards(allowed: string | null): { value: string; label: string }[] {
  const networks = (allowed ?? '').toLowerCase().split(',');
  const offered = Object.entries(CARDS).filter(([, { network }]) => networks.includes(network));
  return (offered.length > 0 ? offered : Object.entries(CARDS)).map(([value, { label }]) => ({ value, label }));
}

export interface MasterpassCard {
  input: CardInput;
  /** Data of the wallet's owner, which the page receives. */
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

/** @param key a value from `walletCards`; anything else selects the first card */
export function findMasterpassCard(key: string | undefined): MasterpassCard {
  const card = findEntry(CARDS, key) ?? CARDS['visa'];
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
