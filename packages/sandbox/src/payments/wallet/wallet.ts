import { type PaymentDataRequest } from './payment-data-request';

/** A payment method of the test customer. */
export interface WalletEntry {
  /** Value of the choice on the page. */
  readonly value: string;
  readonly label: string;
  /** `VISA`, or `PAYPAL`. */
  readonly network: string;
  readonly number: string;
  /** Whether the merchant receives a number of the device instead of the card's own. */
  readonly isDeviceToken: boolean;
}

const createCard = (value: string, network: string, name: string, number: string, isDeviceToken: boolean): WalletEntry => ({
  value,
  label: `${name} ending in ${number.slice(-4)}${isDeviceToken ? ', on this device' : ''}`,
  network,
  number,
  isDeviceToken,
});

const NUMBERS: readonly [value: string, network: string, name: string, number: string][] = [
  ['visa', 'VISA', 'Visa', '4111111111111111'],
  ['mastercard', 'MASTERCARD', 'Mastercard', '5555555555554444'],
  ['amex', 'AMEX', 'American Express', '378282246310005'],
  ['discover', 'DISCOVER', 'Discover', '6011111111111117'],
  ['jcb', 'JCB', 'JCB', '3530111333300000'],
];

const WALLET: readonly WalletEntry[] = [
  ...NUMBERS.map((entry) => createCard(...entry, false)),
  // This card requires a challenge.
  createCard('visa_challenge', 'VISA', 'Visa', '4000000000002503', false),
  ...NUMBERS.map(([value, ...rest]) => createCard(`${value}_device`, ...rest, true)),
  { value: 'paypal', label: 'PayPal', network: 'PAYPAL', number: '', isDeviceToken: false },
];

export const findWalletEntry = (value: string): WalletEntry | undefined => WALLET.find((entry) => entry.value === value);

/** Lists the payment methods that the page accepts, the most likely first. */
export function listWalletEntries({
  networks,
  acceptsCardNumbers,
  acceptsDeviceTokens,
  acceptsPayPal,
}: Pick<PaymentDataRequest, 'networks' | 'acceptsCardNumbers' | 'acceptsDeviceTokens' | 'acceptsPayPal'>): readonly WalletEntry[] {
  return WALLET.filter(({ network, isDeviceToken }) =>
    network === 'PAYPAL' ? acceptsPayPal : networks.includes(network) && (isDeviceToken ? acceptsDeviceTokens : acceptsCardNumbers),
  );
}
