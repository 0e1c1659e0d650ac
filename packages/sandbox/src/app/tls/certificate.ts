import { PARTNER_HOSTS, PROVIDER_DOMAINS } from '../../core/http/provider-hosts';

/** The hosts that the sandbox can stand in for. A wildcard covers one level, so `api.sandbox.<domain>` needs a second wildcard. */
const NAMES = [
  ...PROVIDER_DOMAINS.flatMap((domain) => [domain, `*.${domain}`, `*.sandbox.${domain}`]),
  ...PARTNER_HOSTS,
  'localhost',
  '*.localhost',
];

/** A certificate and its private key, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Creates a self-signed certificate, with which the sandbox answers over TLS under the provider's own host names (the option `tlsPort`). Its key
 * never leaves this process, so nobody can misuse it, even where somebody trusts the certificate. Tests tell their browser to ignore certificate errors.
 */
export async function createCertificate(): Promise<Certificate> {
  // Loading it takes as long as a tenth of the sandbox's start, and few need it.
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Tender sandbox' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: NAMES.map((value) => ({ type: 2 as const, value })) }],
  });
  return { key, cert };
}
