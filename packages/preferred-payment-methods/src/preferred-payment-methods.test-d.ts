import type { Same } from '@tender/client/testing';
import type * as z from 'zod/mini';
import { preferredPaymentMethods, type PreferredPaymentMethods, type PreferredPaymentMethodsResult } from './index';
import type { preferredPaymentMethodsResult } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.output<typeof preferredPaymentMethodsResult>, PreferredPaymentMethodsResult>;

export async function types(): Promise<void> {
  const instance: PreferredPaymentMethods = await preferredPaymentMethods.create({ authorization, signal });
  preferredPaymentMethods.create({ authorization }, (error: unknown, created?: PreferredPaymentMethods) => created);
  (await instance.fetchPreferredPaymentMethods({ signal })) satisfies PreferredPaymentMethodsResult;
  (await instance.fetchPreferredPaymentMethods()).paypalPreferred satisfies boolean;
  instance.fetchPreferredPaymentMethods((_, result) => result?.venmoPreferred);
  // @ts-expect-error -- it takes no options but a signal
  await instance.fetchPreferredPaymentMethods({ card: true });
}
