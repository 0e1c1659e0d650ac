import { useCallback, useState, type Dispatch, type ReactNode } from 'react';
import type { Order, ShopConfiguration } from '../../server/contract';
import { priceCart, type Cart, type CartAction } from '../cart';
import { PageTitle } from '../page-title';
import { Basket } from '../shop/basket';
import { TestAids } from '../shop/test-aids';
import { goTo } from '../use-route';
import { readArrival } from './arrival';
import { EMPTY_DRAFT, type Draft } from './draft';
import { currencyFor } from './methods';
import { PaymentForm } from './payment-form';

export interface CheckoutPageProps {
  readonly configuration: ShopConfiguration;
  readonly cart: Cart;
  readonly change: Dispatch<CartAction>;
}

export function CheckoutPage({ configuration, cart, change }: CheckoutPageProps): ReactNode {
  const { products, testOutcomes } = configuration;
  const [arrival] = useState(readArrival);
  const [draft, setDraft] = useState<Draft>(arrival?.draft ?? EMPTY_DRAFT);
  const changeDraft = useCallback((changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })), []);
  const currency = currencyFor(draft.method, draft.localType, configuration);
  const { lines, total } = priceCart(cart.lines, [...products, ...testOutcomes]);
  const onPaid = (order: Order): void => {
    change({ type: 'empty' });
    goTo(`#/orders/${order.id}?new`);
  };
  return (
    <div className="columns">
      <div>
        <PageTitle>Checkout</PageTitle>
        {total === 0 && (
          <p>
            Your basket is empty. <a href="#/">Choose something first.</a>
          </p>
        )}
        {/* Stays where it is while amounts change, so that nothing typed is lost. */}
        <div hidden={total === 0}>
          <PaymentForm
            configuration={configuration}
            lines={lines}
            total={total}
            draft={draft}
            change={changeDraft}
            onPaid={onPaid}
            {...(arrival ? { arrival } : {})}
          />
        </div>
      </div>
      <aside className="side">
        <Basket cart={cart} lines={lines} total={total} currency={currency} change={change} />
        <TestAids configuration={configuration} cart={cart} change={change} />
      </aside>
    </div>
  );
}
