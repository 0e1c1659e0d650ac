import { PROVIDER_DOMAINS, PARTNER_HOSTS } from '../core/http/provider-hosts';

/**
 * Creates the value of Chromium's `--host-resolver-rules` that maps the host names of the provider and its partners to a sandbox on this machine.
 * Chromium must also accept the sandbox's certificate, with `--ignore-certificate-errors`.
 * @param tlsPort the sandbox's `tlsPort`
 * @example const args = [`--host-resolver-rules=${hostResolverRules(sandbox.tlsPort)}`, '--ignore-certificate-errors'];
 */
export function hostResolverRules(tlsPort: number): string {
  const names = [...PROVIDER_DOMAINS.flatMap((domain) => [domain, `*.${domain}`]), ...PARTNER_HOSTS];
  return names.map((name) => `MAP ${name}:443 127.0.0.1:${tlsPort}`).join(', ');
}
