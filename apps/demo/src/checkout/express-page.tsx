import { TenderProvider, type FetchAuthorization } from '@tender/react';
import { Checkout, CheckoutProblem, type CheckoutMethod, type Payment } from '@tender/react/checkout';
import { card } from '@tender/react/checkout/card';
import { googlePay } from '@tender/react/checkout/google-pay';
import { paypal } from '@tender/react/checkout/paypal';
import { saved } from '@tender/react/checkout/saved';
import { threeDSecure } from '@tender/react/checkout/three-d-secure';
import { venmo } from '@tender/react/checkout/venmo';
import { useRef, useState, type ReactNode } from 'react';
import type { OrderRequest } from '../../server/contract';
import { api } from '../api';
import { priceCart } from '../cart';
import { PageTitle } from '../page-title';
import { Basket } from '../shop/basket';
import { goTo } from '../use-route';
import { amountOf } from './checkout';
import type { CheckoutPageProps } from './checkout-page';
import { EmailField, isEmail } from './email-field';
import { describeOrderFailure, isOutcomeUnknown } from './use-payment';
import '@tender/react/styles.css';
import '@tender/react/checkout.css';
import './tender-theme.css';

/** The customer's, who has signed in: what they have saved is shown first. */
const fetchToken: FetchAuthorization = ({ signal }) => api.savedClientToken(signal);

const METHODS: readonly CheckoutMethod[] = [
  saved(),
  card({ cardholderName: true, securityCode: true, postalCode: true, threeDSecure: threeDSecure() }),
  paypal(),
  // The fragment is this page's route.
  venmo({ ignoreHistoryChanges: true }),
  googlePay(),
];

/** The whole checkout as one component. */
export function ExpressPage({ configuration, cart, change }: CheckoutPageProps): ReactNode {
  const { currency, products, testOutcomes } = configuration;
  const { lines, total } = priceCart(cart.lines, [...products, ...testOutcomes]);
  const [email, setEmail] = useState('');
  const open = useRef<OrderRequest | undefined>(undefined);

  /** An order whose outcome got lost is sent once more as it was, whatever the customer has paid with since: it is charged once. */
  const placeOrder = async ({ nonce, deviceData }: Payment): Promise<void> => {
    open.current ??= {
      orderKey: crypto.randomUUID(),
      cart: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      email: email.trim(),
      currency,
      paymentMethodNonce: nonce,
      deviceData,
    };
    try {
      const order = await api.placeOrder(open.current);
      open.current = undefined;
      change({ type: 'empty' });
      goTo(`#/orders/${order.id}?new`);
    } catch (error) {
      if (!isOutcomeUnknown(error)) open.current = undefined;
      const { title, detail } = describeOrderFailure(error, 'card');
      throw new CheckoutProblem(title, detail);
    }
  };

  return (
    <div className="columns">
      <div>
        <PageTitle>Express checkout</PageTitle>
        {total === 0 ? (
          <p>
            Your basket is empty. <a href="#/">Choose something first.</a>
          </p>
        ) : (
          <div className="panel payment">
            <h2>Where shall we send the receipt?</h2>
            <EmailField value={email} complete={false} onChange={setEmail} />
            {!isEmail(email) && <p className="muted">Enter your e-mail address to go on.</p>}
            {/* Wallets pay at once, so that all else comes first. Unseen it stays, so that nothing typed is lost. */}
            <div hidden={!isEmail(email)}>
              <TenderProvider authorization={fetchToken}>
                <Checkout methods={METHODS} amount={amountOf(total)} currency={currency} onPayment={placeOrder} />
              </TenderProvider>
            </div>
          </div>
        )}
      </div>
      <aside className="side">
        <Basket cart={cart} lines={lines} total={total} currency={currency} change={change} />
      </aside>
    </div>
  );
}
