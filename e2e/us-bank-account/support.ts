import type { FrameLocator, Page } from '@playwright/test';
import { outcomeOf as readOutcome, recordOutcomes, type Outcome } from '../support/outcomes';
import type { Site } from '../support/site';

interface BankPayload {
  nonce: string;
  type: string;
  description: string;
  details: object;
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

/** Opens a shop and creates an instance. */
export async function openShop(
  page: Page,
  site: Site,
  { authorization, headers = {} }: { authorization: string; headers?: Record<string, string> },
): Promise<void> {
  await recordOutcomes(page);
  await page.goto(site.page('shop.localhost', '/bank', { headers }));
  await page.evaluate(async (arg) => {
    window.bank = await window.tender.usBankAccount.create({ authorization: arg });
  }, authorization);
}

/** Starts a call without waiting for its result. */
export const begin = (page: Page, options: object): Promise<void> =>
  page.evaluate((arg) => window.record((signal) => window.bank.tokenize({ ...(arg as { mandateText: string }), signal })), options);

export const outcomeOf = (page: Page): Promise<Outcome<BankPayload>> => readOutcome<BankPayload>(page);

export async function tokenize(page: Page, options: object): Promise<Outcome<BankPayload>> {
  await begin(page, options);
  return outcomeOf(page);
}

export const bankFrame = (page: Page): FrameLocator => page.frameLocator('#plaid-link-iframe-1');
