import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  fastlane,
  type Fastlane,
  type FastlaneAddress,
  type FastlaneCard,
  type FastlaneErrorCode,
  type FastlaneMetadata,
  type FastlanePaymentToken,
} from './index';
import type { fastlaneAddress, fastlaneCard, fastlaneMetadata, fastlanePaymentToken } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof fastlaneMetadata>, FastlaneMetadata>;
true satisfies Same<z.output<typeof fastlaneAddress>, FastlaneAddress>;
true satisfies Same<z.output<typeof fastlaneCard>, FastlaneCard>;
true satisfies Same<z.output<typeof fastlanePaymentToken>, FastlanePaymentToken>;

export async function types(): Promise<void> {
  const instance: Fastlane = await fastlane.create({ authorization, deviceData: '', styles: { root: { padding: '0' } }, signal });
  fastlane.create({ authorization, platform: 'PPCP' }, (error: unknown, created?: Fastlane) => created);
  const lookup = await instance.identity.lookupCustomerByEmail('ada@example.com');
  const result = await instance.identity.triggerAuthenticationFlow(lookup?.customerContextId ?? '');
  result?.profileData?.card?.id satisfies string | undefined;
  result?.profileData?.shippingAddress?.postalCode satisfies string | undefined;
  const form = await instance.FastlanePaymentComponent({ fields: {}, shippingAddress: { postalCode: '60606' } });
  (await form.getPaymentToken()).id satisfies string;
  // @ts-expect-error -- there is no such platform
  await fastlane.create({ authorization, platform: 'OTHER' });
  // @ts-expect-error -- the object of the script has no teardown
  void instance.teardown;
  const code: FastlaneErrorCode = 'FASTLANE_SDK_LOAD_ERROR';
  void code;
}
