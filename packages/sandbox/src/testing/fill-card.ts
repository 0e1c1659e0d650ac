/** As much of a Playwright page as the helpers use. */
export interface PageLike {
  frameLocator(selector: string): { locator(selector: string): LocatorLike };
}

export interface LocatorLike {
  fill(value: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  evaluate<R>(run: (element: { tagName: string }) => R): Promise<R>;
}

/** What to type into which hosted field; a field that is left out keeps what it has. */
export type CardToType = Partial<
  Record<'number' | 'cvv' | 'expirationDate' | 'expirationMonth' | 'expirationYear' | 'postalCode' | 'cardholderName', string>
>;

/** Types a card into the hosted fields of a page, key by key as a customer does. Months and years may be selects. */
export async function fillCard(page: PageLike, card: CardToType): Promise<void> {
  for (const [field, value] of Object.entries(card)) {
    // The frame also holds fields for autofill: the customer's own is the one that is named.
    const input = page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).locator(`[data-braintree-name="${field}"]`);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else {
      await input.fill('');
      await input.pressSequentially(value);
    }
  }
}
