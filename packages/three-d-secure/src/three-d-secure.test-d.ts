import {
  threeDSecure,
  verificationOutcome,
  type LookupData,
  type ThreeDSecure,
  type ThreeDSecureErrorCode,
  type VerificationOutcome,
  type VerifyPayload,
} from './index';

declare const authorization: string;
declare const signal: AbortSignal;

export async function types(): Promise<void> {
  const instance: ThreeDSecure = await threeDSecure.create({ authorization, version: '2-inline-iframe', timeout: 5_000, signal });
  threeDSecure.create({ authorization, version: 2 }, (error: unknown, created?: ThreeDSecure) => created);
  // @ts-expect-error -- a version is required
  await threeDSecure.create({ authorization });
  // @ts-expect-error -- version 1 is gone
  await threeDSecure.create({ authorization, version: 1 });
  const card = { nonce: '', amount: '10.00', bin: '400000' };
  const payload = await instance.verifyCard({
    ...card,
    signal,
    onLookupComplete: (data: LookupData, next) => next(),
    billingAddress: { region: 'IL' },
  });
  payload satisfies VerifyPayload;
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
  (await instance.initializeChallengeWithLookupResponse('{}')) satisfies VerifyPayload;
  (await instance.cancelVerifyCard()).nonce satisfies string;
  verificationOutcome(payload) satisfies VerificationOutcome;
  const code: ThreeDSecureErrorCode = 'THREEDS_LOOKUP_ERROR';
  void code;
}
