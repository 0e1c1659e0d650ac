import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import { sepa, type Sepa, type SepaErrorCode, type SepaTokenizeOptions, type SepaTokenizePayload } from './index';
import type { tokenizeOptions, tokenizePayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof tokenizeOptions>, SepaTokenizeOptions>;
true satisfies Same<z.output<typeof tokenizePayload>, SepaTokenizePayload>;

export async function types(): Promise<void> {
  const instance: Sepa = await sepa.create({ authorization, redirectUrl: 'https://shop.example/', signal });
  sepa.create({ authorization }, (error: unknown, created?: Sepa) => created);
  const mandate = { iban: '', merchantAccountId: '', customerId: '', accountHolderName: '', countryCode: '' };
  (await instance.tokenize({ ...mandate, mandateType: 'ONE_OFF', signal })) satisfies SepaTokenizePayload | undefined;
  instance.tokenize({ ...mandate, mandateType: 'ONE_OFF', billingAddress: { postal_code: '1' } }, (_, payload) => payload?.nonce);
  // @ts-expect-error -- there is no such mandate type
  await instance.tokenize({ ...mandate, mandateType: 'SOMETIMES' });
  // @ts-expect-error -- an IBAN is required
  await instance.tokenize({ merchantAccountId: '', mandateType: 'ONE_OFF' });
  instance.tokenizePayload?.ibanLastFour satisfies string | undefined;
  instance.redirectError?.code satisfies 'SEPA_CUSTOMER_CANCELED' | undefined;
  const code: SepaErrorCode = 'SEPA_CUSTOMER_CANCELED';
  void code;
}
