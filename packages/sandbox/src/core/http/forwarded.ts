/** The hosts that a request was sent to before a tunnel or proxy rewrote `Host`. */
export function readForwardedHosts(headers: Headers): string[] {
  return [...splitList(headers.get('x-forwarded-host')), ...readParameters(headers.get('forwarded'), 'host')];
}

/** The addresses that a request came from before a tunnel or proxy forwarded it. */
export function readForwardedAddresses(headers: Headers): string[] {
  const addresses = [...splitList(headers.get('x-forwarded-for')), ...readParameters(headers.get('forwarded'), 'for')];
  return addresses.map((address) => address.replace(/^\[([^\]]*)\].*$/, '$1'));
}

function splitList(header: string | null): string[] {
  return (header ?? '').split(',').flatMap((each) => each.trim() || []);
}

/** Reads a parameter of the header of RFC 7239: `for=203.0.113.9;host="shop.example", for=...`. */
function readParameters(header: string | null, name: string): string[] {
  return splitList(header?.replaceAll(';', ',') ?? null).flatMap((pair) => {
    const [key = '', value = ''] = pair.split('=');
    return key.trim().toLowerCase() === name ? value.trim().replace(/^"(.*)"$/, '$1') : [];
  });
}
