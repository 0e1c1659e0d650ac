import { isProviderHost, PARTNER_HOSTS } from './provider-hosts';

const LOOPBACK_NAME = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/** Whether a host name resolves to the own machine everywhere. */
export const isLoopbackName = (name: string) => LOOPBACK_NAME.test(name);

export const isLoopbackAddress = (address: string) => LOOPBACK_ADDRESS.test(address);

/** Whether a host name can only mean the sandbox: a loopback name or, over TLS, a name of the provider or of a partner. */
export function isOwnName(name: string, isTls: boolean): boolean {
  return isLoopbackName(name) || (isTls && (isProviderHost(name) || PARTNER_HOSTS.some((host) => host === name)));
}

/** @throws Error when other machines could reach the address to listen on, without `allowRemote` */
export function assertLocalHost(host: string, allowRemote: boolean): void {
  if (allowRemote || isLoopbackName(host) || host === '::1') return;
  throw new Error(
    `Other machines could reach the sandbox at ${host}. To allow that, add --allow-remote (in a program, allowRemote: true).`,
  );
}
