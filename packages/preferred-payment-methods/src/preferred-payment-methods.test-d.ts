import { preferredPaymentMethods, type PreferredPaymentMethods, type PreferredPaymentMethodsResult } from './index';

declare const authorization: string;
declare const signal: AbortSignal;

export async function types(): Promise<void> {
  const instance: PreferredPaymentMethods = await preferredPaymentMethods.create({ authorization, signal });
  preferredPaymentMethods.create({ authorization }, (error: unknown, created?: PreferredPaymentMethods) => created);
  (await instance.fetchPreferredPaymentMethods({ signal })) satisfies PreferredPaymentMethodsResult;
  (await instance.fetchPreferredPaymentMethods()).paypalPreferred satisfies boolean;
  instance.fetchPreferredPaymentMethods((_, result) => result?.venmoPreferred);
  // @ts-expect-error -- there is nothing else to ask for
  await instance.fetchPreferredPaymentMethods({ card: true });
}
