import { PROVIDER_DOMAINS, PARTNER_HOSTS } from '../server/provider-hosts';

/**
 * For Chromium's `--host-resolver-rules`: the provider's host names, and its partners', are the sandbox on this machine.
 * Chromium must also be told to accept the sandbox's own certificate (`--ignore-certificate-errors`).
 */
export function hostResolverRules(tlsPort: number): string {
  const names = [...PROVIDER_DOMAINS.flatMap((domain) => [domain, `*.${domain}`]), ...PARTNER_HOSTS];
  return names.map((name) => `MAP ${name}:443 127.0.0.1:${tlsPort}`).join(', ');
}
