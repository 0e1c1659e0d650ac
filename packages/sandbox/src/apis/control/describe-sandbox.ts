import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { createUrls } from '../../core/http/create-urls';

/** What a test or a merchant's server needs to use a sandbox. */
export interface SandboxDescription {
  /** URL of the sandbox, such as `http://localhost:4810`. */
  readonly url: string;
  /** The same as `url`. */
  readonly origin: string;
  /** Port for plain HTTP. */
  readonly port: number;
  /** Id of the merchant. */
  readonly merchantId: string;
  /** Public key, for the server API. */
  readonly publicKey: string;
  /** Private key, for the server API. */
  readonly privateKey: string;
  /** A tokenization key, which a page passes as `authorization`. */
  readonly tokenizationKey: string;
}

/** Schema of `SandboxDescription`. */
export const sandboxDescription = z.object({
  url: z.string(),
  origin: z.string(),
  port: z.number(),
  merchantId: z.string(),
  publicKey: z.string(),
  privateKey: z.string(),
  tokenizationKey: z.string(),
}) satisfies z.ZodType<SandboxDescription>;

export function describeSandbox({ merchant }: Pick<SandboxContext, 'merchant'>, origin: string): SandboxDescription {
  const port = Number(new URL(origin).port || (origin.startsWith('https:') ? 443 : 80));
  const { environment } = createUrls(origin, merchant.id);
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
