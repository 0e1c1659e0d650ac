import { z } from 'zod';
import { type SandboxContext } from '../context';
import { urlsFor } from '../server/origin';

/** Everything a test or a merchant's server needs to use a sandbox. Times and keys are plain JSON. */
export const sandboxDescription = z.object({
  /** `http://localhost:4810`; `origin` is the same. */
  url: z.string(),
  origin: z.string(),
  port: z.number(),
  merchantId: z.string(),
  publicKey: z.string(),
  privateKey: z.string(),
  /** What a page passes as `authorization`. */
  tokenizationKey: z.string(),
});
export type SandboxDescription = z.infer<typeof sandboxDescription>;

export function describeSandbox({ merchant }: Pick<SandboxContext, 'merchant'>, origin: string): SandboxDescription {
  const port = Number(new URL(origin).port || (origin.startsWith('https:') ? 443 : 80));
  const { environment } = urlsFor(origin, merchant.id);
  return {
    url: origin,
    origin,
    port,
    merchantId: merchant.id,
    publicKey: merchant.publicKey,
    privateKey: merchant.privateKey,
    tokenizationKey: environment === 'development' ? `development_${port}_${merchant.id}` : `${environment}_tender_${merchant.id}`,
  };
}
