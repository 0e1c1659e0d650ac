/** The hosts a request was sent to before a tunnel or proxy wrote its own into `Host`. */
export function forwardedHosts(headers: Headers): string[] {
  return [...listIn(headers.get('x-forwarded-host')), ...parametersIn(headers.get('forwarded'), 'host')];
}

/** The addresses a request came from before a tunnel or proxy passed it on. */
export function forwardedAddresses(headers: Headers): string[] {
  const addresses = [...listIn(headers.get('x-forwarded-for')), ...parametersIn(headers.get('forwarded'), 'for')];
  return addresses.map((address) => address.replace(/^\[([^\]]*)\].*$/, '$1'));
}

function listIn(header: string | null): string[] {
  return (header ?? '').split(',').flatMap((each) => each.trim() || []);
}

/** RFC 7239: `for=203.0.113.9;host="shop.example", for=...`. */
function parametersIn(header: string | null, name: string): string[] {
  return listIn(header?.replaceAll(';', ',') ?? null).flatMap((pair) => {
    const [key = '', value = ''] = pair.split('=');
    return key.trim().toLowerCase() === name ? value.trim().replace(/^"(.*)"$/, '$1') : [];
  });
}
