import { chromium, type Browser } from '@playwright/test';
import { hostResolverRules } from '@tender/sandbox/testing';
import { chromiumArguments, chromiumPath } from './chromium';

/**
 * A browser for which the provider's host names are the sandbox on this machine, so that code for production runs as it is. The sandbox's
 * certificate is its own, hence the leave to accept it.
 */
export function launchWithProviderHosts(tlsPort: number): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [...chromiumArguments, `--host-resolver-rules=${hostResolverRules(tlsPort)}`, '--ignore-certificate-errors'],
  });
}
