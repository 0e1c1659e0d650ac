import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  threeDSecure,
  verificationOutcome,
  type ThreeDSecure,
  type ThreeDSecureAdditionalInformation,
  type ThreeDSecureBillingAddress,
  type ThreeDSecureErrorCode,
  type ThreeDSecureInfo,
  type ThreeDSecureLookupData,
  type ThreeDSecurePaymentMethod,
  type ThreeDSecureShippingAddress,
  type ThreeDSecureVerificationOutcome,
  type ThreeDSecureVerifyCardOptions,
  type ThreeDSecureVerifyPayload,
} from './index';
import type {
  additionalInformation,
  billingAddress,
  lookupData,
  paymentMethod,
  shippingAddress,
  threeDSecureInfo,
  verifyCardOptions,
  verifyPayload,
} from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof shippingAddress>, ThreeDSecureShippingAddress>;
true satisfies Same<z.input<typeof billingAddress>, ThreeDSecureBillingAddress>;
true satisfies Same<z.input<typeof additionalInformation>, ThreeDSecureAdditionalInformation>;
true satisfies Same<z.input<typeof verifyCardOptions>, ThreeDSecureVerifyCardOptions>;
true satisfies Same<z.output<typeof threeDSecureInfo>, ThreeDSecureInfo>;
true satisfies Same<z.output<typeof paymentMethod>, ThreeDSecurePaymentMethod>;
true satisfies Same<z.output<typeof lookupData>, ThreeDSecureLookupData>;
true satisfies Same<z.input<typeof lookupData>, ThreeDSecureLookupData>; // `initializeChallengeWithLookupResponse` takes it as well
true satisfies Same<z.output<typeof verifyPayload>, ThreeDSecureVerifyPayload>;

export async function types(): Promise<void> {
  const instance: ThreeDSecure = await threeDSecure.create({ authorization, version: '2-inline-iframe', timeout: 5_000, signal });
  threeDSecure.create({ authorization, version: 2 }, (error: unknown, created?: ThreeDSecure) => created);
  // @ts-expect-error -- a version is required
  await threeDSecure.create({ authorization });
  // @ts-expect-error -- version 1 is not supported
  await threeDSecure.create({ authorization, version: 1 });
  const card = { nonce: '', amount: '10.00', bin: '400000' };
  const payload = await instance.verifyCard({
    ...card,
    signal,
    onLookupComplete: (data: ThreeDSecureLookupData, next) => next(),
    billingAddress: { region: 'IL' },
  });
  payload satisfies ThreeDSecureVerifyPayload;
  instance.verifyCard({ ...card, requestedExemptionType: 'low_value' }, (_, data) => data?.liabilityShifted);
  // @ts-expect-error -- there is no such exemption
  await instance.verifyCard({ ...card, requestedExemptionType: 'other' });
  // @ts-expect-error -- an amount is required
  await instance.verifyCard({ nonce: '', bin: '' });
  instance.on('lookup-complete', (data, next) => (data.requiresUserAuthentication ? next() : undefined));
  instance.on('authentication-iframe-available', ({ element }, next) => (document.body.append(element), next()));
  // @ts-expect-error -- there is no such event
  instance.on('other', () => {});
  (await instance.prepareLookup({ nonce: '', bin: '', any: 1 })) satisfies string;
  (await instance.initializeChallengeWithLookupResponse('{}')) satisfies ThreeDSecureVerifyPayload;
  (await instance.cancelVerifyCard()).nonce satisfies string;
  verificationOutcome(payload) satisfies ThreeDSecureVerificationOutcome;
  const code: ThreeDSecureErrorCode = 'THREEDS_LOOKUP_ERROR';
  void code;
}
