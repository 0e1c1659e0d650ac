import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import type {
  ThreeDSecure,
  ThreeDSecureCreateOptions,
  ThreeDSecureVerifyCardOptions,
  ThreeDSecureVerifyPayload,
} from '@tender/three-d-secure';
import { outcomeOf as readOutcome, recordOutcomes, type Outcome } from '../support/outcomes';
import { installProbe } from '../support/probe';
import type { Site } from '../support/site';
import { nonceOf } from '../support/tokenize';

export const STYLES = ['2-cardinal-modal', '2-bootstrap3-modal', '2-inline-iframe'] as const;

declare global {
  interface Window {
    sdk: Window['tender'];
    threeDSecure: ThreeDSecure;
    /** Events of the instance, in order. */
    seen: string[];
    create(authorization: string, options: object): Promise<void>;
    /** What the button verifies. */
    card: object;
  }
}

const EVENTS = [
  'lookup-complete',
  'customer-canceled',
  'authentication-iframe-available',
  'authentication-modal-render',
  'authentication-modal-render-hidden',
  'authentication-modal-close',
];

const script = `
  window.seen = [];
  window.create = async (authorization, options) => {
    window.threeDSecure = await window.sdk.threeDSecure.create({ authorization, ...options });
    for (const event of ${JSON.stringify(EVENTS)}) {
      window.threeDSecure.on(event, (data, next) => {
        window.seen.push(event === 'lookup-complete' ? event + ' ' + data.requiresUserAuthentication : event);
        if (data && data.element) document.querySelector('#place').replaceChildren(data.element);
        if (next) next();
      });
    }
  };
  document.querySelector('#pay').addEventListener('click', () =>
    window.record((signal) => window.threeDSecure.verifyCard({ amount: '10.00', signal, ...window.card })));`;

export interface ShopOptions {
  headers?: Record<string, string>;
  /** Code that runs before anything else. */
  before?: string;
}

/** A shop whose button verifies a card. */
export async function openShop(page: Page, site: Site, { headers = {}, before = '' }: ShopOptions = {}): Promise<void> {
  await installProbe(page);
  await recordOutcomes(page);
  const code = site.script('shop.localhost', '/shop.js', `${before}; window.sdk = tender;${script}`);
  const body = `<main><h1>Shop</h1><button id="pay">Pay</button><div id="place"></div></main><script src="${code}"></script>`;
  await page.goto(site.page('shop.localhost', '/checkout', { body, headers }));
}

export const create = (page: Page, authorization: string, options: ThreeDSecureCreateOptions | object): Promise<void> =>
  page.evaluate(([authorization, options]) => window.create(authorization, options), [authorization, options] as const);

/** The customer pays with a card of that number. */
export async function pay(
  page: Page,
  sandbox: Sandbox,
  number: string,
  options: Partial<ThreeDSecureVerifyCardOptions> = {},
): Promise<void> {
  const card = { nonce: await nonceOf(sandbox, number), bin: number.slice(0, 6), ...options };
  await page.evaluate((card) => void (window.card = card), card);
  await page.locator('#pay').click();
}

export const outcomeOf = (page: Page): Promise<Outcome<ThreeDSecureVerifyPayload>> => readOutcome(page);

/** The events since the last time they were taken. */
export const takeEvents = (page: Page): Promise<string[]> => page.evaluate(() => window.seen.splice(0));

/** The frame of the challenge, once the bank's page is in it. */
export const bankPage = (page: Page) => page.frameLocator('iframe[name="Cardinal-CCA-IFrame"]').getByRole('heading');
export const challengeFrame = (page: Page) => page.locator('iframe[name="Cardinal-CCA-IFrame"]');

export const FRICTIONLESS = '4000000000002701';
export const CHALLENGE = '4000000000002503';
