/** Titles of the views, by the URL's fragment after `#/`. */
export const VIEWS = {
  requests: 'Requests',
  transactions: 'Transactions',
  nonces: 'Nonces',
  vault: 'Vault',
  contexts: 'Contexts',
  webhooks: 'Webhooks',
  analytics: 'Analytics',
  faults: 'Faults',
  clock: 'Clock',
  keys: 'Keys',
} as const;

export type ViewName = keyof typeof VIEWS;
export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[];
