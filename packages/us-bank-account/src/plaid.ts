/** The part of the bank login's API that is used. */
export interface Plaid {
  create(config: PlaidConfig): PlaidLink;
}

export interface PlaidConfig {
  clientName: unknown;
  apiVersion: string;
  env: 'production' | 'sandbox';
  key: string | undefined;
  product: string;
  selectAccount: boolean;
  onExit(): void;
  onSuccess(publicToken: string, metadata: unknown): void;
}

export interface PlaidLink {
  open(): void;
  exit?(options: { force: boolean }): void;
  destroy?(): void;
}

declare global {
  interface Window {
    Plaid?: Plaid;
  }
}
