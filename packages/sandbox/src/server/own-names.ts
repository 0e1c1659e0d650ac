import { isProviderHost, PARTNER_HOSTS } from './provider-hosts';

const LOOPBACK_NAME = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/** Whether a URL's host name leads to this machine wherever it is looked up. */
export const isLoopbackName = (name: string) => LOOPBACK_NAME.test(name);

export const isLoopbackAddress = (address: string) => LOOPBACK_ADDRESS.test(address);

/** Whether nobody but the sandbox can be meant by a host name: a loopback name or, over TLS, a name of the provider or of a partner. */
export function isOwnName(name: string, isTls: boolean): boolean {
  return isLoopbackName(name) || (isTls && (isProviderHost(name) || PARTNER_HOSTS.some((host) => host === name)));
}

/** @throws when other machines could reach the address to listen on, and nobody has allowed that */
export function assertLocalHost(host: string, allowRemote: boolean): void {
  if (allowRemote || isLoopbackName(host) || host === '::1') return;
  throw new Error(
    `The sandbox takes no real cards and no strangers: to listen on ${host}, say --allow-remote as well (in a program, allowRemote: true).`,
  );
}
