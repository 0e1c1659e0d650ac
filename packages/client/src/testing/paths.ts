export const ANALYTICS_ROUTE = 'POST analytics';

/** The short name of an address in tests. */
export function pathOf({ pathname }: URL): string {
  if (pathname.endsWith('/logger/api/logger')) return 'analytics';
  if (pathname === '/graphql') return 'graphql';
  return pathname.split('/client_api/v1/')[1] ?? pathname;
}
