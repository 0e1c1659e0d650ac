import type { ComponentOptions } from '@tender/client/internal';
import type { PLATFORMS } from './constants';

/** Options of `fastlane.create` that Tender reads. */
export interface FastlaneLoaderOptions extends ComponentOptions {
  /** Device data from the data collector. The script uses it to detect fraud. Default: none. */
  deviceData?: string;
  /** Data about the integration. It is passed to the script as well. */
  metadata?: FastlaneMetadata;
  /** Whether to load the minified scripts. Default: only in production. */
  minified?: boolean;
  /** Version of the hosted-fields script. Default: the version of the client. */
  btSdkVersion?: string;
  /** Platform whose scripts are loaded: `BT`, or `PPCP`, which also loads the client script. Default: `BT`. */
  platform?: (typeof PLATFORMS)[number];
  /**
   * The `hostedFields` component, if your page imports it from a bundle. It becomes `window.braintree.hostedFields`, unless that exists. So the
   * script finds it, and no second copy is loaded. Default: the hosted-fields script is loaded.
   */
  hostedFields?: { readonly VERSION: string };
  /** Nonce of the page's Content Security Policy, for the script elements. Default: none. */
  cspNonce?: string;
  /** Passed to the script. It does not affect the client that is created from `authorization`. */
  debug?: boolean;
}

/** Options of `fastlane.create`. Options that Tender does not read are passed to the script: `styles`, `cardOptions`, ... */
export interface FastlaneCreateOptions extends FastlaneLoaderOptions {
  /** Further options of the script, such as `styles`, `cardOptions` and `shippingAddressOptions`. */
  [option: string]: unknown;
}

/** Data about the integration. */
export interface FastlaneMetadata {
  /** For the developers of the script: loads the build of that name from their own host. Default: the released script. */
  bundleIdOverride?: string;
  /** Further members are passed to the script. */
  [member: string]: unknown;
}

/** A postal address. */
export interface FastlaneAddress {
  /** Given name. */
  firstName?: string;
  /** Family name. */
  lastName?: string;
  /** Name of a company. */
  company?: string;
  /** Street and house number. */
  streetAddress?: string;
  /** Apartment or suite. */
  extendedAddress?: string;
  /** City. */
  locality?: string;
  /** State or province, such as `CA`. */
  region?: string;
  /** Postal code. */
  postalCode?: string;
  /** Country in two letters (ISO 3166-1 alpha-2), such as `US`. */
  countryCodeAlpha2?: string;
  /** Phone number. */
  phoneNumber?: string;
}

/** Name of a customer. */
export interface FastlaneName {
  /** Given name. */
  firstName?: string;
  /** Family name. */
  lastName?: string;
  /** Both names. */
  fullName?: string;
}

/** A card, as it may be shown to the customer. */
export interface FastlaneCard {
  /** Brand, such as `VISA`. */
  brand?: string;
  /** Expiration as `YYYY-MM`. */
  expiry?: string;
  /** Last digits of the card number. */
  lastDigits?: string;
  /** Name on the card. */
  name?: string;
  /** Billing address. */
  billingAddress?: FastlaneAddress;
}

/** A card that can be charged once. */
export interface FastlanePaymentToken {
  /** The nonce: a single-use reference to the card. Your server charges it. */
  id: string;
  /** The card. */
  paymentSource?: { card?: FastlaneCard };
}

/** What a customer has saved with Fastlane. */
export interface FastlaneProfileData {
  /** The customer's name. */
  name?: FastlaneName;
  /** The address to ship to. */
  shippingAddress?: FastlaneAddress;
  /** The card to charge. */
  card?: FastlanePaymentToken;
}

/** Result of `identity.lookupCustomerByEmail`. */
export interface FastlaneLookup {
  /** Identifies the customer for `triggerAuthenticationFlow`. Missing or empty if Fastlane does not know the address. */
  customerContextId?: string;
}

/** Result of `identity.triggerAuthenticationFlow`. */
export interface FastlaneAuthenticationResult {
  /** `succeeded`, `failed`, `canceled` or `not_found`. Treat the customer as a guest unless it is `succeeded`. */
  authenticationState: string;
  /** What the customer has saved. Empty unless the state is `succeeded`. */
  profileData?: FastlaneProfileData;
}

/** Result of `profile.showShippingAddressSelector`. */
export interface FastlaneAddressSelection {
  /** Whether the customer has chosen another address. */
  selectionChanged: boolean;
  /** The chosen address. */
  selectedAddress?: FastlaneAddress;
}

/** Result of `profile.showCardSelector`. */
export interface FastlaneCardSelection {
  /** Whether the customer has chosen another card. */
  selectionChanged: boolean;
  /** The chosen card. */
  selectedCard?: FastlanePaymentToken;
}

/** Recognizes customers. The methods resolve with undefined while Fastlane is turned off for your account. */
export interface FastlaneIdentity {
  /**
   * Looks up whether a customer has a Fastlane profile.
   * @example const lookup = await identity.lookupCustomerByEmail('ada@example.com');
   */
  lookupCustomerByEmail(email: string): Promise<FastlaneLookup | undefined>;
  /**
   * Asks the customer for the one-time code that Fastlane has sent to their phone.
   * @example const result = await identity.triggerAuthenticationFlow(customerContextId);
   */
  triggerAuthenticationFlow(customerContextId: string): Promise<FastlaneAuthenticationResult | undefined>;
}

/**
 * Lets authenticated customers choose from what they have saved. The methods resolve with undefined while Fastlane is turned off for your account.
 */
export interface FastlaneProfile {
  /**
   * Lets the customer choose another address to ship to.
   * @example const selection = await profile.showShippingAddressSelector();
   */
  showShippingAddressSelector(): Promise<FastlaneAddressSelection | undefined>;
  /**
   * Lets the customer choose another card.
   * @example const selection = await profile.showCardSelector();
   */
  showCardSelector(): Promise<FastlaneCardSelection | undefined>;
}

/** Options of `getPaymentToken`. */
export interface FastlaneTokenOptions {
  /** Billing address of the card. */
  billingAddress?: FastlaneAddress;
  /** Further options of the script. */
  [option: string]: unknown;
}

/** Card fields, as `FastlaneCardComponent` resolves with. */
export interface FastlaneCardFields {
  /**
   * Shows the card fields in an element of your page.
   * @example await cardFields.render('#card');
   */
  render(selector: string): unknown;
  /**
   * Exchanges the card that the customer has typed for a nonce.
   * @example const { id } = await cardFields.getPaymentToken({ billingAddress });
   */
  getPaymentToken(options?: FastlaneTokenOptions): Promise<FastlanePaymentToken>;
}

/** The payment form, as `FastlanePaymentComponent` resolves with: a saved card, or card fields and a billing address. */
export interface FastlanePaymentForm extends FastlaneCardFields {
  /**
   * Replaces the address to ship to, which the form offers as the billing address.
   * @example paymentForm.setShippingAddress(selectedAddress);
   */
  setShippingAddress(address: FastlaneAddress): unknown;
}

/** Fastlane's mark, as `FastlaneWatermarkComponent` resolves with. */
export interface FastlaneWatermark {
  /**
   * Shows the mark in an element of your page.
   * @example await watermark.render('#watermark');
   */
  render(selector: string): unknown;
}

/** Options of `FastlaneCardComponent` and `FastlanePaymentComponent`. */
export interface FastlaneFormOptions {
  /** The address to ship to. */
  shippingAddress?: FastlaneAddress;
  /** Further options of the script, such as `fields` and `styles`. */
  [option: string]: unknown;
}

/** Options of `FastlaneWatermarkComponent`. */
export interface FastlaneWatermarkOptions {
  /** Whether the mark also explains what Fastlane is. Default: the script's choice. */
  includeAdditionalInfo?: boolean;
  /** Further options of the script. */
  [option: string]: unknown;
}

/**
 * The object of the Fastlane script, as `fastlane.create` resolves with. The types describe what its provider documents; Tender passes the object on
 * as it is. It has no `teardown`.
 */
export interface Fastlane {
  /** Recognizes customers. */
  readonly identity: FastlaneIdentity;
  /** Lets authenticated customers choose from what they have saved. */
  readonly profile: FastlaneProfile;
  /**
   * Creates card fields, for a page that collects the billing address itself.
   * @example const cardFields = await instance.FastlaneCardComponent();
   */
  FastlaneCardComponent(options?: FastlaneFormOptions): Promise<FastlaneCardFields>;
  /**
   * Creates a payment form: a customer's saved card, or card fields and a billing address.
   * @example const paymentForm = await instance.FastlanePaymentComponent({ shippingAddress });
   */
  FastlanePaymentComponent(options?: FastlaneFormOptions): Promise<FastlanePaymentForm>;
  /**
   * Creates Fastlane's mark, to be shown below the field for the email address.
   * @example const watermark = await instance.FastlaneWatermarkComponent({ includeAdditionalInfo: true });
   */
  FastlaneWatermarkComponent(options?: FastlaneWatermarkOptions): Promise<FastlaneWatermark>;
  /**
   * Changes the language of the script's texts.
   * @example instance.setLocale('es_us');
   */
  setLocale(locale: string): unknown;
}
