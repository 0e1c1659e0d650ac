import { TenderProvider } from '@tender/react';
import { Checkout, CheckoutProblem, type CheckoutMethod, type CheckoutProps, type Payment } from '@tender/react/checkout';
import { applePay } from '@tender/react/checkout/apple-pay';
import { card } from '@tender/react/checkout/card';
import { googlePay } from '@tender/react/checkout/google-pay';
import { localPayment } from '@tender/react/checkout/local-payment';
import { paypal } from '@tender/react/checkout/paypal';
import { saved } from '@tender/react/checkout/saved';
import { sepa } from '@tender/react/checkout/sepa';
import { ar, de, en, es, fr } from '@tender/react/checkout/texts';
import { threeDSecure } from '@tender/react/checkout/three-d-secure';
import { usBankAccount } from '@tender/react/checkout/us-bank-account';
import { venmo } from '@tender/react/checkout/venmo';
import { createCheckout, type CreatedCheckout, type CreatedCheckoutProps } from '@tender/react/create-checkout';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const IDEAL = {
  paymentType: 'ideal',
  title: 'iDEAL',
  fallback: { url: 'https://shop.localhost/checkout', buttonText: 'Back to the shop' },
  merchantAccountId: 'shop_eur',
};
const returnUrl = (from: string): string => `${location.origin}${location.pathname}?from=${from}`;
const methods = {
  saved: () => saved(),
  card: () => card(),
  postalCard: () => card({ postalCode: true }),
  verifiedCard: () => card({ cardholderName: true, threeDSecure: threeDSecure({ email: 'ada@example.com' }) }),
  paypal: () => paypal(),
  venmo: () => venmo(),
  venmoWindow: () => venmo({ allowDesktop: false, allowDesktopWebLogin: true, paymentMethodUsage: 'multi_use' }),
  googlePay: () => googlePay(),
  applePay: () => applePay({ shopName: 'Mugs & more' }),
  sepa: () => sepa({ shopName: 'Mugs & more', merchantAccountId: 'shop_eur', customerId: 'ada' }),
  sepaPage: () => sepa({ shopName: 'Mugs & more', merchantAccountId: 'shop_eur', customerId: 'ada', redirectUrl: returnUrl('sepa') }),
  ideal: () => localPayment(IDEAL),
  idealPage: () => localPayment({ ...IDEAL, redirectUrl: returnUrl('ideal') }),
  bank: () => usBankAccount({ shopName: 'Mugs & more' }),
} satisfies Record<string, () => CheckoutMethod>;
const languages = { ar, de, en, es, fr };

/** What a test says of the page. */
export interface CheckoutPageProps {
  readonly authorization: string;
  readonly methods: readonly (keyof typeof methods)[];
  readonly language?: keyof typeof languages;
  readonly options?: Partial<Pick<CheckoutProps, 'amount' | 'appearance' | 'currency' | 'labels' | 'locale' | 'submit'>>;
  /** Wallets of the express row. */
  readonly express?: readonly (keyof typeof methods)[];
}

declare global {
  interface Window {
    /** Of the test: sells, and answers with what the gateway said if it did not. */
    charge(payment: Payment): Promise<string | null>;
    checkoutPage: {
      show(props: CheckoutPageProps): void;
      create(props: CheckoutPageProps): Promise<void>;
      readonly created: CreatedCheckout | undefined;
    };
  }
}

const optionsOf = ({ methods: names, language = 'en', express, options }: CheckoutPageProps): CreatedCheckoutProps => ({
  ...(express && { express: express.map((name) => methods[name]()) }),
  methods: names.map((name) => methods[name]()),
  amount: '15.00',
  currency: 'USD',
  texts: options?.locale === undefined ? languages[language] : undefined,
  async onPayment(payment) {
    const refusal = await window.charge(payment);
    if (refusal) throw new CheckoutProblem(`The payment was declined: ${refusal}.`, 'Use another card, or choose another way to pay.');
  },
  ...options,
});

let created: CreatedCheckout | undefined;
window.checkoutPage = {
  show(props) {
    const { authorization, language = 'en' } = props;
    document.documentElement.lang = language;
    const root = createRoot(document.querySelector('main') as Element);
    root.render(
      <StrictMode>
        <TenderProvider authorization={authorization}>
          <h1>Checkout</h1>
          <Checkout {...optionsOf(props)} />
        </TenderProvider>
      </StrictMode>,
    );
  },
  async create(props) {
    created = await createCheckout({ container: 'aside', authorization: props.authorization, ...optionsOf(props) });
  },
  get created() {
    return created;
  },
};
