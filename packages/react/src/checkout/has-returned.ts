/** Returns whether the customer has just returned to `redirectUrl`: the provider adds one of these parameters to it. */
export function hasReturned(redirectUrl: string | undefined, parameters: readonly string[]): boolean {
  if (redirectUrl === undefined || !location.href.startsWith(redirectUrl.replace(/#.*/, ''))) return false;
  const query = new URLSearchParams(location.search);
  return parameters.some((name) => query.has(name));
}
