import { PolicyError } from './errors';

/** Hosts that a source expression can name: other characters end a directive, or mean something in the file that the policy is written to. */
const origin = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;

/**
 * Parses the address of an asset host: a scheme, a host and perhaps a port.
 * @param owner what the address belongs to, for the message
 * @example parseOrigin('https://Assets.shop.example:443/'); // 'https://assets.shop.example'
 * @throws CSP_INVALID_ORIGIN when the address is something else, or has more parts
 */
export function parseOrigin(address: string, owner = 'an asset host'): string {
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (url && origin.test(url.origin) && url.href === `${url.origin}/`) return url.origin;
  throw new PolicyError(
    'CSP_INVALID_ORIGIN',
    `The origin of ${owner} is a scheme, a host and perhaps a port, such as https://assets.shop.example, not ${address}.`,
  );
}
