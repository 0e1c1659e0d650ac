import { generate } from 'selfsigned';
import { PARTNER_HOSTS, PROVIDER_DOMAINS } from '../server/provider-hosts';

/** Each domain, its subdomains, and the second level the provider's sandbox uses (`api.sandbox.<domain>`). */
const NAMES = [
  ...PROVIDER_DOMAINS.flatMap((domain) => [domain, `*.${domain}`, `*.sandbox.${domain}`]),
  ...PARTNER_HOSTS,
  'localhost',
  '*.localhost',
];

export interface Certificate {
  key: string;
  cert: string;
}

/** Made anew in every process and never written down: no browser should come to trust it. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Tender sandbox' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: NAMES.map((value) => ({ type: 2 as const, value })) }],
  });
  return { key, cert };
}
