import { z } from 'zod';
import { EXEMPTION_TYPES } from './constants';

const text = z.string().optional();
const flag = z.boolean().optional();

const address = {
  streetAddress: text,
  extendedAddress: text,
  line3: text,
  locality: text,
  region: text,
  postalCode: text,
  /** Two letters. */
  countryCodeAlpha2: text,
};

export const shippingAddress = z.object(address);
export const billingAddress = z.object({ ...address, phoneNumber: text, givenName: text, surname: text });

/** What banks weigh beside the payment itself. Whatever else is given is sent too. */
export const additionalInformation = z.looseObject({
  shippingAddress: shippingAddress.optional(),
  shippingGivenName: text,
  shippingSurname: text,
  shippingPhone: text,
  workPhoneNumber: text,
  /** `01` to `06`. */
  shippingMethod: text,
  /** `01` to `07`. */
  shippingMethodIndicator: text,
  /** `AIR GEN DIG SVC RES TRA DSP REN GAS LUX ACC TBD`. */
  productCode: text,
  /** `01` to `04`. */
  deliveryTimeframe: text,
  deliveryEmail: text,
  /** `01` or `02`. */
  reorderindicator: text,
  preorderIndicator: text,
  /** `YYYYMMDD`, as the other dates. */
  preorderDate: text,
  giftCardAmount: text,
  giftCardCurrencyCode: text,
  giftCardCount: text,
  /** `01` to `05`. */
  accountAgeIndicator: text,
  accountCreateDate: text,
  /** `01` to `04`. */
  accountChangeIndicator: text,
  accountChangeDate: text,
  /** `01` to `05`. */
  accountPwdChangeIndicator: text,
  accountPwdChangeDate: text,
  /** `01` to `04`. */
  shippingAddressUsageIndicator: text,
  shippingAddressUsageDate: text,
  transactionCountDay: text,
  transactionCountYear: text,
  addCardAttempts: text,
  accountPurchases: text,
  /** `01` or `02`. */
  fraudActivity: text,
  shippingNameIndicator: text,
  /** `01` to `05`. */
  paymentAccountIndicator: text,
  paymentAccountAge: text,
  /** `01` 250x400, `02` 390x400, `03` 500x600, `04` 600x400, `05` the whole page. */
  acsWindowSize: text,
  /** Minutes, at least `05`. */
  sdkMaxTimeout: text,
  /** `Y` or `N`. */
  addressMatch: text,
  accountId: text,
  ipAddress: text,
  orderDescription: text,
  taxAmount: text,
  userAgent: text,
  /** `01` to `06`, `08`, `09`, `85`. */
  authenticationIndicator: text,
  installment: text,
  /** `YYYYMMDDHHMMSS`, UTC. */
  purchaseDate: text,
  recurringEnd: text,
  recurringFrequency: text,
});

const isNumeric = (amount: string | number): boolean => String(amount).trim() !== '' && !Number.isNaN(Number(amount));

/** What `verifyCard` takes. */
export const verifyCardOptions = z.object({
  /** Of the card; it is consumed, and the result holds a new one. */
  nonce: z.string().min(1),
  /** In the merchant account's currency. */
  amount: z.union([z.number(), z.string()]).refine(isNumeric),
  /** The card's first digits, from its tokenization. */
  bin: z.union([z.string().min(1), z.number().refine((bin) => bin !== 0)]),
  /** Called with the lookup; `next` goes on, with a challenge if the bank wants one. Required where nobody listens for `lookup-complete`. */
  onLookupComplete: z.custom<(data: LookupData, next: () => void) => void>((value) => typeof value === 'function').optional(),
  email: text,
  mobilePhoneNumber: text,
  billingAddress: billingAddress.optional(),
  /** Also as a member of `additionalInformation`, which wins. */
  shippingAddress: shippingAddress.optional(),
  additionalInformation: additionalInformation.optional(),
  /** `credit` or `debit`, for cards that are both. */
  accountType: text,
  /** Asks the bank for a challenge. */
  challengeRequested: flag,
  requestedExemptionType: z.enum(EXEMPTION_TYPES).optional(),
  exemptionRequested: flag,
  customFields: z.record(z.string(), z.unknown()).nullish(),
  /** Shares the data with the bank without asking it to authenticate. */
  dataOnlyRequested: flag,
  requestVisaDAF: flag,
  /** That the card is being kept for later. */
  cardAdd: flag,
  /** An older name of `cardAdd`, which wins. */
  cardAddChallengeRequested: flag,
  merchantName: text,
  /** Sends what the browser tells of itself: colours, language, screen, time zone. */
  collectDeviceData: flag,
});

/** What a bank has said of a card. */
export const threeDSecureInfo = z.looseObject({
  status: text,
  enrolled: text,
  liabilityShifted: flag,
  liabilityShiftPossible: flag,
  cavv: z.string().nullish(),
  xid: z.string().nullish(),
  eciFlag: z.string().nullish(),
  threeDSecureVersion: z.string().nullish(),
  dsTransactionId: z.string().nullish(),
  acsTransactionId: z.string().nullish(),
  paresStatus: z.string().nullish(),
  threeDSecureServerTransactionId: z.string().nullish(),
});

export const paymentMethod = z.looseObject({
  nonce: z.string(),
  type: text,
  description: text,
  details: z.looseObject({}).optional(),
  binData: z.looseObject({}).optional(),
  threeDSecureInfo: threeDSecureInfo.optional(),
});

/** What a lookup answers: to `onLookupComplete`, and to a server that makes the lookup itself. */
export const lookupData = z.looseObject({
  paymentMethod,
  lookup: z
    .looseObject({
      /** There only where the bank wants a challenge. */
      acsUrl: z.string().nullish(),
      pareq: z.string().nullish(),
      transactionId: z.string().nullish(),
      threeDSecureVersion: z.string().nullish(),
    })
    .optional(),
  threeDSecureInfo: threeDSecureInfo.optional(),
  /** Whether a challenge follows. Absent in the answer that a server gets. */
  requiresUserAuthentication: flag,
});

/** What `verifyCard` and `initializeChallengeWithLookupResponse` resolve with. */
export const verifyPayload = z.object({
  /** In place of the one that was verified. */
  nonce: z.string(),
  type: text,
  details: z.looseObject({}).optional(),
  binData: z.looseObject({}).optional(),
  description: text,
  /** Whether the bank bears the loss of a fraud. Ask for this, not for the absence of an error. */
  liabilityShifted: flag,
  liabilityShiftPossible: flag,
  threeDSecureInfo: threeDSecureInfo.optional(),
  /** What the bank has said in this verification. */
  verificationDetails: threeDSecureInfo.optional(),
  /** Whether the bank wanted a challenge. */
  requiresUserAuthentication: flag,
  /** After a challenge: what the authentication script said. */
  rawCardinalSDKVerificationData: z.unknown().optional(),
});

export type LookupData = z.output<typeof lookupData>;
