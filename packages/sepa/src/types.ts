import type { TenderError } from '@tender/client';
import type { ComponentOptions, Method } from '@tender/client/internal';
import type { MandateType } from './constants';

/** Options of `sepa.create`. */
export interface SepaCreateOptions extends ComponentOptions {
  /**
   * Makes the customer approve the mandate on a full page instead of in a popup, and return to this URL. Create the component there again: it
   * resolves with `tokenizePayload` or `redirectError`.
   */
  redirectUrl?: string;
  /** The merchant account to charge. Required on the page that `redirectUrl` names, where the nonce is created. */
  merchantAccountId?: string;
  /** A payload to store in the new instance, from an earlier one. */
  tokenizePayload?: SepaTokenizePayload;
}

/** The account holder's address, in camel case or in snake case. */
export interface SepaBillingAddress {
  /** Street and house number. */
  addressLine1?: string;
  /** Apartment, floor or building. */
  addressLine2?: string;
  /** State, province or region. */
  adminArea1?: string;
  /** City. */
  adminArea2?: string;
  /** Postal code. */
  postalCode?: string;
  /** Alias of `addressLine1`, which takes precedence. */
  address_line_1?: string;
  /** Alias of `addressLine2`, which takes precedence. */
  address_line_2?: string;
  /** Alias of `adminArea1`, which takes precedence. */
  admin_area_1?: string;
  /** Alias of `adminArea2`, which takes precedence. */
  admin_area_2?: string;
  /** Alias of `postalCode`, which takes precedence. */
  postal_code?: string;
}

/** Options of `tokenize`. */
export interface SepaTokenizeOptions {
  /** International Bank Account Number. Spaces are allowed. */
  iban: string;
  /** The merchant account to charge, in euros. */
  merchantAccountId: string;
  /** `ONE_OFF` for a single payment, `RECURRENT` for repeated payments. */
  mandateType: MandateType;
  /** Your own id of the customer. */
  customerId: string;
  /** Full name of the account holder. */
  accountHolderName: string;
  /** Country of the account holder: ISO 3166-1 alpha-2, such as `DE`. */
  countryCode: string;
  /** Language of the mandate page, as a BCP 47 tag such as `de-DE`. Default: the provider chooses by country. */
  locale?: string;
  /** The account holder's address. Default: only the country. */
  billingAddress?: SepaBillingAddress;
  /** URL that the popup opens after approval. Default: a page of the provider that reports to the component. */
  returnUrl?: string;
  /** URL that the popup opens after cancellation. Default: a page of the provider that reports to the component. */
  cancelUrl?: string;
}

/** Result of `tokenize`. */
export interface SepaTokenizePayload {
  /** Single-use reference to the account and its mandate. Your server charges it. */
  nonce: string;
  /** Last four characters of the IBAN. */
  ibanLastFour: string;
  /** Your own id of the customer. */
  customerId: string;
  /** The type of mandate that the customer approved. */
  mandateType: MandateType;
}

/** A SEPA Direct Debit component, as `sepa.create` resolves with. */
export interface Sepa {
  /** Payload of a mandate that the customer approved on a full page, or the `tokenizePayload` option. */
  readonly tokenizePayload?: SepaTokenizePayload;
  /**
   * True if `tokenizePayload` is that of the mandate for which the customer left the page in this tab. Otherwise, anybody's link may have brought it, or
   * the customer returned in another tab: charge it only when the customer clicks.
   */
  readonly startedInThisTab?: true;
  /** SEPA_CUSTOMER_CANCELED, where the customer returned from a full page without approving. */
  readonly redirectError?: TenderError<'SEPA_CUSTOMER_CANCELED'>;
  /**
   * Opens the mandate page in a popup and, once the customer approves, resolves with a nonce. Call it in a click handler, or the browser blocks the
   * popup. With `redirectUrl` it leaves the page instead and resolves with undefined. Calls may overlap.
   * @example
   * const payload = await instance.tokenize({
   *   iban: 'DE89370400440532013000',
   *   accountHolderName: 'Ada Lovelace',
   *   countryCode: 'DE',
   *   mandateType: 'ONE_OFF',
   *   customerId: 'customer-1',
   *   merchantAccountId: 'shop_eur',
   * });
   * @throws SEPA_TOKENIZE_MISSING_REQUIRED_OPTION, SEPA_INVALID_MANDATE_TYPE
   * @throws SEPA_CREATE_MANDATE_FAILED when the gateway does not create the mandate
   * @throws SEPA_CUSTOMER_CANCELED when the customer cancels or closes the popup
   * @throws SEPA_TOKENIZATION_FAILED when the popup is blocked or returns no result
   * @throws SEPA_TRANSACTION_FAILED when the approved mandate cannot be exchanged for a nonce
   */
  readonly tokenize: Method<[options: SepaTokenizeOptions], SepaTokenizePayload | undefined>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
