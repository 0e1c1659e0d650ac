import type { Page } from '@playwright/test';
import { cancelChallenge, passChallenge } from '@tender/sandbox/testing';
import { bankPage, CHALLENGE, FRICTIONLESS, STYLES } from '../../three-d-secure/support';
import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { expect } from '../test';
import { listen } from './listen';
import { cardOf, giveWrongCodes, setUpAgain } from './three-d-secure';

const EVENTS = [
  'lookup-complete',
  'customer-canceled',
  'authentication-iframe-available',
  'authentication-modal-loader-render',
  'authentication-modal-loader-close',
  'authentication-modal-render',
  'authentication-modal-render-hidden',
  'authentication-modal-close',
];

const CUSTOMERS = [
  ['passed', (page: Page) => passChallenge(page)],
  ['failed', giveWrongCodes],
  ['cancelled', (page: Page) => cancelChallenge(page)],
] as const;

/** Runs a verification and returns all its events. */
async function verify(shop: Shop, version: string, number: string, answer?: (page: Page) => Promise<void>): Promise<string[]> {
  await shop.create('threeDSecure', { version });
  await listen(shop, 'threeDSecure', EVENTS);
  const outcome = await shop.click('threeDSecure', 'verifyCard', await cardOf(shop, number));
  if (answer) await expect(bankPage(shop.page)).toBeVisible();
  await answer?.(shop.page);
  await outcome();
  await setUpAgain(shop);
  return shop.page.evaluate(() => window.shopEvents);
}

export const threeDSecureEventFlows: Flow[] = STYLES.flatMap((version) => [
  flow(`3D Secure, events with ${version}, without a challenge`, (shop) => verify(shop, version, FRICTIONLESS)),
  ...CUSTOMERS.map(([end, answer]) =>
    flow(`3D Secure, events with ${version}, a challenge ${end}`, (shop) => verify(shop, version, CHALLENGE, answer)),
  ),
]);
