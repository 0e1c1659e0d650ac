import { parseOrigin } from './parse-origin';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The sandbox takes the place of the gateway, of the asset host and of the partners' scripts, so these always allow it. */
const ALWAYS = ['script-src', 'frame-src', 'connect-src'];

/** Replaces the hosts of a policy with those of a sandbox on the developer's machine. Keywords, nonces and the shop's own asset host stay. */
export function allowSandbox(directives: Directives, sandbox: string, assets: string | undefined): Directives {
  const origins = listOrigins(sandbox);
  const own = assets === undefined ? [] : [parseOrigin(assets)];
  const isHost = (source: string): boolean => /^https?:/.test(source) && !own.includes(source);
  return Object.fromEntries(
    Object.entries(directives).map(([name, sources]) => {
      const kept = sources.filter((source) => !isHost(source));
      const isAllowed = ALWAYS.includes(name) || sources.some(isHost);
      return [name, isAllowed ? [...kept.filter((source) => source !== `'none'`), ...origins] : kept];
    }),
  );
}

/** A server that uses one name of the machine and a page that uses the other are common: addresses in a client token have the server's. */
function listOrigins(sandbox: string): string[] {
  const origin = parseOrigin(sandbox, 'a sandbox');
  const names = ['localhost', '127.0.0.1'];
  const { protocol, hostname, port } = new URL(origin);
  if (!names.includes(hostname)) return [origin];
  return names.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
