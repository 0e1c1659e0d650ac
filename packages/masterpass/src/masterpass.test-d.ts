import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  masterpass,
  type Masterpass,
  type MasterpassAddress,
  type MasterpassErrorCode,
  type MasterpassTokenizeOptions,
  type MasterpassTokenizePayload,
} from './index';
import type { address, tokenizeOptions, tokenizePayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof tokenizeOptions>, MasterpassTokenizeOptions>;
true satisfies Same<z.output<typeof address>, MasterpassAddress>;
true satisfies Same<z.output<typeof tokenizePayload>, MasterpassTokenizePayload>;

export async function types(): Promise<void> {
  const instance: Masterpass = await masterpass.create({ authorization, signal });
  masterpass.create({ authorization }, (error: unknown, created?: Masterpass) => created);
  masterpass.isSupported() satisfies boolean;

  const payload: MasterpassTokenizePayload = await instance.tokenize({ subtotal: '10.00', currencyCode: 'USD', signal });
  payload.nonce satisfies string;
  payload.details?.lastTwo satisfies string | null | undefined;
  instance.tokenize({ subtotal: 1, currencyCode: 'USD', frameOptions: { top: 0 }, config: { a: 1 } }, (_, card) => card?.nonce);
  // @ts-expect-error -- a currency is required
  await instance.tokenize({ subtotal: '10.00' });
  const code: MasterpassErrorCode = 'MASTERPASS_POPUP_CLOSED';
  void code;
}
