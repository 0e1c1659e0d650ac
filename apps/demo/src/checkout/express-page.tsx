import { TenderProvider, type FetchAuthorization } from '@tender/react';
import { Checkout, CheckoutProblem, type Payment } from '@tender/react/checkout';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OrderRequest } from '../../server/contract';
import { api } from '../api';
import { priceCart } from '../cart';
import { PageTitle } from '../page-title';
import { Basket } from '../shop/basket';
import { goTo } from '../use-route';
import { amountOf } from './checkout';
import type { CheckoutPageProps } from './checkout-page';
import { EmailField, isEmail } from './email-field';
import { EmptyCheckout } from './empty-checkout';
import { keepEmail, keptEmail, markExpress } from './express-arrival';
import { expressMethods } from './express-methods';
import { METHODS } from './methods';
import { describeOrderFailure, isOutcomeUnknown } from './use-payment';

/** The customer's, who has signed in: what they have saved is shown first. */
const fetchToken: FetchAuthorization = ({ signal }) => api.savedClientToken(signal);

/** The whole checkout as one component. */
export function ExpressPage({ configuration, cart, change }: CheckoutPageProps): ReactNode {
  const { currency, products, testOutcomes } = configuration;
  const { lines, total } = priceCart(cart.lines, [...products, ...testOutcomes]);
  const [methods] = useState(() => expressMethods(configuration));
  const [email, setEmail] = useState(keptEmail);
  useEffect(markExpress, []);
  useEffect(() => keepEmail(email), [email]);
  const open = useRef<OrderRequest | undefined>(undefined);

  /** An order whose outcome got lost is sent once more as it was, whatever the customer has paid with since: it is charged once. */
  const placeOrder = async ({ nonce, method, deviceData }: Payment): Promise<void> => {
    open.current ??= {
      orderKey: crypto.randomUUID(),
      cart: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      email: email.trim(),
      currency,
      paymentMethodNonce: nonce,
      deviceData,
      isBankAccount: method === 'us-bank-account' || undefined,
    };
    try {
      const order = await api.placeOrder(open.current);
      open.current = undefined;
      change({ type: 'empty' });
      goTo(`#/orders/${order.id}?new`);
    } catch (error) {
      if (!isOutcomeUnknown(error)) open.current = undefined;
      const { title, detail } = describeOrderFailure(error, METHODS.find((known) => known === method) ?? 'card');
      throw new CheckoutProblem(title, detail);
    }
  };

  return (
    <div className="columns">
      <div>
        <PageTitle>Express checkout</PageTitle>
        {total === 0 ? (
          <EmptyCheckout />
        ) : (
          <div className="panel payment">
            <h2>Where shall we send the receipt?</h2>
            <EmailField
              value={email}
              complete={false}
              {...(isEmail(email) ? {} : { hint: 'Enter your e-mail address to go on.' })}
              onChange={setEmail}
            />
            {/* Wallets pay at once, so that all else comes first. Unseen it stays, so that nothing typed is lost. */}
            <div hidden={!isEmail(email)}>
              <TenderProvider authorization={fetchToken}>
                <Checkout methods={methods} amount={amountOf(total)} currency={currency} onPayment={placeOrder} />
              </TenderProvider>
            </div>
          </div>
        )}
      </div>
      <aside className="side">
        {(total > 0 || cart.aside) && <Basket cart={cart} lines={lines} total={total} currency={currency} change={change} />}
      </aside>
    </div>
  );
}
