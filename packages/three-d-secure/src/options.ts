import type { OptionNames } from '@tender/client/internal';
import type { ThreeDSecureCreateOptions, ThreeDSecureVerifyCardOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'three-d-secure.create': {
    version: true,
    timeout: true,
    loggingEnabled: true,
    cardinalSDKConfig: true,
  } satisfies OptionNames<ThreeDSecureCreateOptions>,
  'three-d-secure.verifyCard': {
    nonce: true,
    amount: true,
    bin: true,
    onLookupComplete: true,
    email: true,
    mobilePhoneNumber: true,
    billingAddress: true,
    shippingAddress: true,
    additionalInformation: true,
    accountType: true,
    challengeRequested: true,
    requestedExemptionType: true,
    exemptionRequested: true,
    customFields: true,
    dataOnlyRequested: true,
    requestVisaDAF: true,
    cardAdd: true,
    cardAddChallengeRequested: true,
    merchantName: true,
    collectDeviceData: true,
  } satisfies OptionNames<ThreeDSecureVerifyCardOptions>,
};
