import { type PaymentDataRequest } from './payment-data-request';

/** What the test customer can pay with. */
export interface WalletEntry {
  /** Of the choice on the page. */
  readonly value: string;
  readonly label: string;
  /** `VISA`, or `PAYPAL`. */
  readonly network: string;
  readonly number: string;
  /** The merchant gets a number of the device instead of the card's own. */
  readonly isToken: boolean;
}

const card = (value: string, network: string, name: string, number: string, isToken: boolean): WalletEntry => ({
  value,
  label: `${name} ending in ${number.slice(-4)}${isToken ? ', on this device' : ''}`,
  network,
  number,
  isToken,
});

const NUMBERS: readonly [value: string, network: string, name: string, number: string][] = [
  ['visa', 'VISA', 'Visa', '4111111111111111'],
  ['mastercard', 'MASTERCARD', 'Mastercard', '5555555555554444'],
  ['amex', 'AMEX', 'American Express', '378282246310005'],
  ['discover', 'DISCOVER', 'Discover', '6011111111111117'],
  ['jcb', 'JCB', 'JCB', '3530111333300000'],
];

const WALLET: readonly WalletEntry[] = [
  ...NUMBERS.map((entry) => card(...entry, false)),
  // Its bank asks for a one-time code.
  card('visa_challenge', 'VISA', 'Visa', '4000000000002503', false),
  ...NUMBERS.map(([value, ...rest]) => card(`${value}_device`, ...rest, true)),
  { value: 'paypal', label: 'PayPal', network: 'PAYPAL', number: '', isToken: false },
];

/** What of it the page takes, the likeliest first. */
export function walletFor({ networks, takesNumbers, takesTokens, takesPayPal }: PaymentDataRequest): readonly WalletEntry[] {
  return WALLET.filter(({ network, isToken }) =>
    network === 'PAYPAL' ? takesPayPal : networks.includes(network) && (isToken ? takesTokens : takesNumbers),
  );
}
