type Data = Record<string, unknown>;

/** Hosted fields, as far as the script uses them. */
export interface HostedFields {
  tokenize(options: Data): Promise<{ nonce: string; details: Record<string, string | undefined> }>;
  teardown(): Promise<void>;
}

/** `window.braintree.hostedFields`. */
export interface HostedFieldsModule {
  create(options: Data): Promise<HostedFields>;
}

export interface CardForm {
  render(selector: string): Promise<void>;
  getPaymentToken(options?: Data): Promise<Data>;
  /** Removes the fields, and returns the element that had them. Undefined before `render`. */
  remove(): Promise<Element | undefined>;
}

/** Creates card fields from hosted fields. The function runs in the shop's page and may not use anything outside of itself. */
export function createCardForm(hostedFields: HostedFieldsModule, client: unknown, readText: (name: string) => string): CardForm {
  let fields: HostedFields | undefined;
  let container: Element | undefined;
  return {
    async render(selector) {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`There is no element ${selector}`);
      container = found;
      const places = ['number', 'expirationDate', 'cvv'].map((name) => {
        const label = document.createElement('label');
        label.htmlFor = `fastlane-${name}`;
        label.textContent = readText(name);
        const place = document.createElement('div');
        place.id = `fastlane-${name}`;
        place.style.height = '40px';
        found.append(label, place);
        return [name, { container: place }];
      });
      fields = await hostedFields.create({ client, fields: Object.fromEntries(places) });
    },
    async getPaymentToken({ billingAddress } = {}) {
      if (!fields) throw new Error('The component has not been rendered');
      const { nonce, details } = await fields.tokenize({ billingAddress, metadata: { connectCheckout: { hasBuyerConsent: false } } });
      const { cardType, lastFour, expirationMonth, expirationYear } = details;
      const card = { brand: cardType, lastDigits: lastFour, expiry: `${expirationYear}-${expirationMonth}`, billingAddress };
      return { id: nonce, paymentSource: { card } };
    },
    async remove() {
      await fields?.teardown();
      fields = undefined;
      container?.replaceChildren();
      return container;
    },
  };
}
