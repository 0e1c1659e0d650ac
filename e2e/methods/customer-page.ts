import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';

/** A page that a customer meets at the sandbox. */
export interface CustomerPage {
  /** Begins a payment without a shop, and resolves with the address of the page. */
  readonly begin: (sandbox: Sandbox) => Promise<string>;
  /** What the customer does on the page before it is tested. */
  readonly then?: (page: Page) => Promise<void>;
}

export type Answer = Record<string, Record<string, unknown>>;

/** Sends a request to the client API, as a page does, and returns the answer. */
export async function askGateway(sandbox: Sandbox, endpoint: string, body: object): Promise<Answer> {
  const url = `${sandbox.origin}/merchants/${sandbox.merchantId}/client_api/v1/${endpoint}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...('authorizationFingerprint' in body ? {} : { tokenizationKey: sandbox.tokenizationKey }), ...body }),
  });
  if (!response.ok) throw new Error(`${endpoint}: ${response.status}`);
  return (await response.json()) as Answer;
}

/** Where the customer comes back to. */
export const returns = { returnUrl: 'https://shop.example/return', cancelUrl: 'https://shop.example/cancel' };
export const urlIn = (answer: Answer, member: string, url: string): string => String(answer[member]?.[url]);

/** The page of a wallet, which gets the request in its address. */
export const walletPage = (start: string, parameter: string, createRequest: (sandbox: Sandbox) => object): CustomerPage => ({
  begin(sandbox) {
    const query = new URLSearchParams({ [parameter]: JSON.stringify(createRequest(sandbox)), opener: 'http://shop.localhost' });
    return Promise.resolve(`${sandbox.origin}/${start}/start?${query}`);
  },
});
