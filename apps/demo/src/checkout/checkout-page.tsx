import { TenderProvider, type FetchAuthorization } from '@tender/react';
import { useState, type Dispatch, type ReactNode } from 'react';
import type { Order, ShopConfiguration } from '../../server/contract';
import { api } from '../api';
import { priceCart, type Cart, type CartAction } from '../cart';
import { PageTitle } from '../page-title';
import { Basket } from '../shop/basket';
import { TestAids } from '../shop/test-aids';
import { goTo, useRoute } from '../use-route';
import { readArrival } from './arrival';
import { EmptyCheckout } from './empty-checkout';
import { currencyFor, methodsFor } from './methods';
import { PaymentForm } from './payment-form';
import { useDraft } from './use-draft';

export interface CheckoutPageProps {
  readonly configuration: ShopConfiguration;
  readonly cart: Cart;
  readonly change: Dispatch<CartAction>;
}

const fetchToken: FetchAuthorization = ({ signal }) => api.clientToken(signal);

/** `#/checkout/sepa` pays by SEPA, and so on; `#/checkout` by card. */
export function CheckoutPage({ configuration, cart, change }: CheckoutPageProps): ReactNode {
  const { products, testOutcomes } = configuration;
  const route = useRoute();
  const method = methodsFor(configuration).find((known) => route.page === 'checkout' && known === route.method) ?? 'card';
  const [arrival] = useState(readArrival);
  const [draft, changeDraft] = useDraft(arrival?.draft);
  const currency = currencyFor(method, draft.localType, configuration);
  const { lines, total } = priceCart(cart.lines, [...products, ...testOutcomes]);
  const onPaid = (order: Order): void => {
    change({ type: 'empty' });
    goTo(`#/orders/${order.id}?new`);
  };
  return (
    <div className="columns">
      <div>
        <PageTitle>Checkout</PageTitle>
        {total === 0 ? (
          <EmptyCheckout />
        ) : (
          <p className="muted to-express">
            In a hurry? The <a href="#/express">express checkout</a> has it all in one.
          </p>
        )}
        {/* Stays where it is while amounts change, so that nothing typed is lost. */}
        <div hidden={total === 0}>
          <TenderProvider authorization={fetchToken}>
            <PaymentForm
              {...{ configuration, lines, total, method, draft, onPaid }}
              change={changeDraft}
              {...(arrival ? { arrival } : {})}
            />
          </TenderProvider>
        </div>
      </div>
      <aside className="side">
        {(total > 0 || cart.aside) && <Basket cart={cart} lines={lines} total={total} currency={currency} change={change} />}
        <TestAids configuration={configuration} cart={cart} change={change} />
      </aside>
    </div>
  );
}
