import type { HostedFieldsTokenizeOptions, HostedFieldsStyles } from '@tender/hosted-fields';
import type { Verification } from './verification';

/** Options of `card`. */
export interface CardOptions {
  /** Asks for the name on the card. Default: false. */
  readonly cardholderName?: boolean;
  /** Asks for the security code. Default: true. With false, an account whose rules require the code declines the cards. */
  readonly securityCode?: boolean;
  /**
   * Asks for the postal code of the billing address. Default: if the merchant's rules require it. With true or false the fields are the same for every
   * account, so that customers can type before the account is known, if cards are the first method.
   */
  readonly postalCode?: boolean;
  /** Further options of `tokenize`, such as `billingAddress` and `vault`. */
  readonly tokenize?: Omit<HostedFieldsTokenizeOptions, 'fieldsToTokenize' | 'cardholderName'>;
  /** Verifies the card with its bank: `threeDSecure({ … })` of `@tender/react/checkout/three-d-secure`. Default: no verification. */
  readonly threeDSecure?: Verification;
  /** Styles of the inputs in the frames. Default: the styles of the page around them. Compared by value between renders. */
  readonly styles?: HostedFieldsStyles;
}
