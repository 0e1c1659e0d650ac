import { type askCustomer } from './ask-customer';
import { type createCardForm, type HostedFieldsModule } from './card-form';
import { type FastlaneAddress, type FastlaneProfile, type SavedCard } from './profile';

type Data = Record<string, unknown>;

/** The client of the shop, of Tender or of the provider's own SDK. */
interface ShopClient {
  getConfiguration(): { gatewayConfiguration: { fastlane?: { enabled?: boolean } } };
  request(options: Data): Promise<{ creditCards: { nonce: string }[] }>;
}

/** Argument of `window.braintree.fastlane.create`. */
interface FastlaneArgument {
  platformOptions?: { platform?: unknown; client?: ShopClient };
  localeUrl?: unknown;
  styles?: unknown;
}

/** Runs in the shop's page. It may not use anything except its arguments. */
export function installFastlane(profile: FastlaneProfile, ask: typeof askCustomer, createForm: typeof createCardForm): void {
  const page = window as { braintree?: { hostedFields?: HostedFieldsModule } };

  async function create({ platformOptions, localeUrl, styles }: FastlaneArgument = {}) {
    const { platform, client } = platformOptions ?? {};
    if (platform !== 'BT') throw new Error('platformOptions.platform must be BT');
    if (typeof client?.request !== 'function') throw new Error('platformOptions.client must be a client');
    if (styles !== undefined && (typeof styles !== 'object' || styles === null)) throw new Error('styles must be an object');
    const hostedFields = page.braintree?.hostedFields;
    if (!hostedFields) throw new Error('window.braintree.hostedFields must exist');
    const isEnabled = client.getConfiguration().gatewayConfiguration.fastlane?.enabled === true;

    const loadTexts = async (locale: string): Promise<Record<string, string>> => {
      const response = await fetch(`${String(localeUrl)}${locale}.json`);
      if (!response.ok) throw new Error(`There are no texts for ${locale}`);
      return response.json() as Promise<Record<string, string>>;
    };
    let texts = await loadTexts('en_us');
    const readText = (name: string) => texts[name] ?? name;
    const question = (title: string) => ({ title: readText(title), submit: readText('continue'), cancel: readText('cancel') });

    const contextId = `fastlane-context-${profile.email}`;
    const name = { firstName: 'Ada', lastName: 'Lovelace', fullName: 'Ada Lovelace' };
    const chosen = { address: 0, card: 0 };
    /** Payment forms, which show the saved card as soon as the customer is authenticated. */
    const forms = new Set<() => Promise<void>>();
    let isAuthenticated = false;

    const describeCard = ({ brand, number }: SavedCard) => `${brand} ${number.slice(-4)}`;
    const describeAddress = ({ streetAddress, locality, region, postalCode }: FastlaneAddress) =>
      `${streetAddress}, ${locality}, ${region} ${postalCode}`;
    const savedCard = () => profile.cards[chosen.card] as SavedCard;

    const tokenizeSavedCard = async (): Promise<Data> => {
      const { brand, number, expirationMonth, expirationYear, billingAddress } = savedCard();
      const { firstName, lastName, streetAddress, locality, region, postalCode, countryCodeAlpha2 } = billingAddress;
      const address = { firstName, lastName, streetAddress, locality, region, postalCode, countryCodeAlpha2 };
      const fastlane = { hasBuyerConsent: true, authAssertion: contextId };
      const creditCard = { number, expirationMonth, expirationYear, billingAddress: address, fastlane, options: { validate: false } };
      const { creditCards } = await client.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard } });
      const expiry = `${expirationYear}-${expirationMonth}`;
      const card = { brand, expiry, lastDigits: number.slice(-4), name: name.fullName, billingAddress };
      return { id: creditCards[0]?.nonce, paymentSource: { card } };
    };

    const authenticate = async (): Promise<string> => {
      for (let attempts = 0; attempts < 3; attempts += 1) {
        const code = await ask({ ...question('code'), ...(attempts > 0 && { message: readText('wrongCode') }) });
        if (code === undefined) return 'canceled';
        if (code === profile.code) return 'succeeded';
      }
      return 'failed';
    };

    /** Lets the customer choose. Resolves with whether the choice has changed. */
    const choose = async (kind: 'address' | 'card', title: string, choices: readonly string[]): Promise<boolean> => {
      if (!isAuthenticated) throw new Error('The customer is not authenticated');
      const answer = await ask({ ...question(title), choices, selected: chosen[kind] });
      if (answer === undefined || Number(answer) === chosen[kind]) return false;
      chosen[kind] = Number(answer);
      for (const draw of forms) await draw();
      return true;
    };

    return {
      identity: {
        lookupCustomerByEmail: (email: unknown) =>
          Promise.resolve(isEnabled ? { customerContextId: email === profile.email ? contextId : '' } : undefined),
        async triggerAuthenticationFlow(customerContextId: unknown) {
          if (!isEnabled) return undefined;
          const authenticationState = customerContextId === contextId ? await authenticate() : 'not_found';
          if (authenticationState !== 'succeeded') return { authenticationState, profileData: {} };
          isAuthenticated = true;
          for (const draw of forms) await draw();
          const profileData = { name, shippingAddress: profile.addresses[chosen.address], card: await tokenizeSavedCard() };
          return { authenticationState, profileData };
        },
      },
      profile: {
        async showShippingAddressSelector() {
          if (!isEnabled) return undefined;
          const selectionChanged = await choose('address', 'addresses', profile.addresses.map(describeAddress));
          return { selectionChanged, selectedAddress: profile.addresses[chosen.address] };
        },
        async showCardSelector() {
          if (!isEnabled) return undefined;
          const selectionChanged = await choose('card', 'cards', profile.cards.map(describeCard));
          return { selectionChanged, selectedCard: await tokenizeSavedCard() };
        },
      },
      FastlaneCardComponent() {
        const { render, getPaymentToken } = createForm(hostedFields, client, readText);
        return Promise.resolve({ render, getPaymentToken });
      },
      FastlanePaymentComponent({ shippingAddress }: { shippingAddress?: unknown } = {}) {
        const form = createForm(hostedFields, client, readText);
        let billingAddress = shippingAddress;
        const draw = async () => {
          const container = await form.remove();
          container?.replaceChildren(describeCard(savedCard()));
        };
        return Promise.resolve({
          async render(selector: string) {
            await form.render(selector);
            forms.add(draw);
            if (isAuthenticated) await draw();
          },
          getPaymentToken: (options: Data = {}) =>
            isAuthenticated ? tokenizeSavedCard() : form.getPaymentToken({ billingAddress, ...options }),
          setShippingAddress(address: unknown) {
            billingAddress = address;
          },
        });
      },
      FastlaneWatermarkComponent: ({ includeAdditionalInfo = false }: { includeAdditionalInfo?: boolean } = {}) =>
        Promise.resolve({
          render(selector: string) {
            const found = document.querySelector(selector);
            if (!found) return Promise.reject(new Error(`There is no element ${selector}`));
            found.replaceChildren(includeAdditionalInfo ? `${readText('mark')}. ${readText('about')}` : readText('mark'));
            return Promise.resolve();
          },
        }),
      async setLocale(locale: string) {
        texts = await loadTexts(locale);
      },
    };
  }

  Object.assign((page.braintree ??= {}), { fastlane: { create } });
}
