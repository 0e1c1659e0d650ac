import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { hostResolverRules } from '@tender/sandbox/testing';

/**
 * A browser for which the provider's host names are the sandbox on this machine, so that code for production runs as it is. The sandbox's
 * certificate is its own, hence the leave to accept it.
 */
export function launchWithProviderHosts(options: LaunchOptions, tlsPort: number): Promise<Browser> {
  const args = [...(options.args ?? []), `--host-resolver-rules=${hostResolverRules(tlsPort)}`, '--ignore-certificate-errors'];
  return chromium.launch({ ...options, args });
}
