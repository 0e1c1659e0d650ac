import type { Locator, Page } from '@playwright/test';
import { call, type Outcome } from './outcomes';
import type { PageOptions, Site } from './site';

export type FieldName = 'number' | 'expirationDate' | 'cvv' | 'postalCode' | 'cardholderName' | 'expirationMonth' | 'expirationYear';

export const FIELDS: readonly FieldName[] = ['number', 'expirationDate', 'cvv', 'postalCode'];

/** A documented test card that is always approved. */
export const VISA = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123', postalCode: '12345' } as const;

/** Registers a shop page with a container per field. */
export function shopPage(
  site: Site,
  { host = 'shop.localhost', path = '/checkout', ...options }: { host?: string; path?: string } & PageOptions = {},
): string {
  const body = `<form>${FIELDS.map((name) => `<label for="${name}">${name}</label><div id="${name}" class="field"></div>`).join('')}<button>Pay</button></form>`;
  return site.page(host, path, { body, head: '<link rel="stylesheet" href="/shop.css">', ...options });
}

/** The fields of a shop page in the form that `create` takes. */
export const fieldOptions = Object.fromEntries(FIELDS.map((name) => [name, { container: `#${name}` }]));

/** Creates hosted fields on a shop page and leaves the instance in `window.fields`. */
export async function createFields(page: Page, authorization: string, more: object = {}): Promise<void> {
  await page.evaluate(
    async ([authorization, fields, more]) => {
      window.fields = await window.tender.hostedFields.create({ authorization, fields, ...more });
    },
    [authorization, fieldOptions, more] as const,
  );
}

/** Opens a shop page with hosted fields on it. */
export async function openFields(page: Page, site: Site, authorization: string, create?: object, shop?: PageOptions): Promise<void> {
  await page.goto(shopPage(site, shop));
  await createFields(page, authorization, create);
}

/** The input (or select) of a field, inside its frame. */
export function input(page: Page, field: FieldName): Locator {
  return page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).locator(`[data-braintree-name="${field}"]`);
}

/** Types a card as a customer does, key by key. */
export async function typeCard(page: Page, card: Partial<Record<FieldName, string>> = VISA): Promise<void> {
  for (const [field, text] of Object.entries(card)) await input(page, field as FieldName).pressSequentially(text);
}

interface CardPayload {
  nonce: string;
  type: string;
  description: string;
  details: Record<string, string>;
}

/** What `tokenize` came to. */
export async function tokenize(page: Page, options: object = {}): Promise<Outcome<CardPayload>> {
  await page.evaluate(() => void (window.instance = window.fields as never));
  return call<CardPayload>(page, 'tokenize', options);
}

/** A page too busy to hear what is typed: clicks overtake the messages of the frames. Before it is opened. */
export const hearNothingTyped = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ignore = (event: MessageEvent): void => {
      if (String(event.data).includes('INPUT_EVENT')) event.stopImmediatePropagation();
    };
    if (window === top) addEventListener('message', ignore, true);
  });
