/** The part of a Playwright page that `fillCard` uses. */
export interface PageLike {
  frameLocator(selector: string): { locator(selector: string): LocatorLike };
}

/** The part of a Playwright locator that `fillCard` uses. */
export interface LocatorLike {
  fill(value: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  evaluate<R>(run: (element: { tagName: string }) => R): Promise<R>;
}

/** The text to type into each hosted field. A field that is left out keeps its value. */
export type CardToType = Partial<
  Record<'number' | 'cvv' | 'expirationDate' | 'expirationMonth' | 'expirationYear' | 'postalCode' | 'cardholderName', string>
>;

/**
 * Types a card into the hosted fields of a page, key by key. Months and years may be selects.
 * @example await fillCard(page, { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' });
 */
export async function fillCard(page: PageLike, card: CardToType): Promise<void> {
  for (const [field, value] of Object.entries(card)) {
    // The frame also contains hidden fields for autofill; the field that the customer sees has the name.
    const input = page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).locator(`[data-braintree-name="${field}"]`);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else {
      await input.fill('');
      await input.pressSequentially(value);
    }
  }
}
