import type { FrameLocator, Page } from '@playwright/test';
import type { Site } from '../support/site';

/** What a call came to, in a form that leaves the page. */
export interface Outcome {
  value?: { nonce: string; type: string; description: string; details: object };
  error?: { code?: string; type?: string; details?: { originalError?: { code?: string } } };
  /** It rejected with the very reason of the abort. */
  isReason?: boolean;
}

export const MANDATE = 'By clicking "Pay", I authorize the shop to debit my account.';
const billingAddress = { streetAddress: '1 Test Street', locality: 'Chicago', region: 'IL', postalCode: '60606' };

/** Of one person's account that the bank verifies. */
export const DETAILS = {
  routingNumber: '011000015',
  accountNumber: '1000000000',
  accountType: 'checking',
  ownershipType: 'personal',
  firstName: 'Ada',
  lastName: 'Lovelace',
  billingAddress,
} as const;

export const LOGIN = { displayName: 'Mugs & more', ownershipType: 'business', businessName: 'Mugs', billingAddress } as const;

/** The two ways to name an account, as options of `tokenize`. */
export const BY_NUMBERS = { mandateText: MANDATE, bankDetails: DETAILS };
export const BY_LOGIN = { mandateText: MANDATE, bankLogin: LOGIN };

declare global {
  interface Window {
    bank: import('@tender/us-bank-account').UsBankAccount;
    calls: Promise<Outcome>[];
    ending: AbortController;
  }
}

/** A shop with an instance. Its code comes from a file of its own, as a strict policy wants it. */
export async function openShop(
  page: Page,
  site: Site,
  { authorization, headers = {} }: { authorization: string; headers?: Record<string, string> },
): Promise<void> {
  await page.goto(site.page('shop.localhost', '/bank', { headers }));
  await page.evaluate(async (given) => {
    window.calls = [];
    window.bank = await window.tender.usBankAccount.create({ authorization: given });
  }, authorization);
}

/** Begins a call, and does not wait for it. */
export const begin = (page: Page, options: object): Promise<void> =>
  page.evaluate((given) => {
    const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
    const { signal } = (window.ending = new AbortController());
    const call = window.bank.tokenize({ ...(given as { mandateText: string }), signal });
    window.calls.push(
      call.then(
        (value) => ({ value: plain(value) }),
        (error: object) => ({ error: plain(error), isReason: signal.aborted && error === signal.reason }),
      ),
    );
  }, options);

/** What the newest call came to. */
export const outcomeOf = (page: Page, place = -1): Promise<Outcome> =>
  page.evaluate((at) => window.calls.at(at) as Promise<Outcome>, place);

export async function tokenize(page: Page, options: object): Promise<Outcome> {
  await begin(page, options);
  return outcomeOf(page);
}

export const bankFrame = (page: Page): FrameLocator => page.frameLocator('#plaid-link-iframe-1');
