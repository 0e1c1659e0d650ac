import { TenderProvider, type FetchAuthorization } from '@tender/react';
import { DataCollectorProvider } from '@tender/react/data-collector';
import type { Dispatch, ReactNode } from 'react';
import type { Currency, Order, ShopConfiguration } from '../../server/contract';
import { priceCart, type Cart, type CartAction } from '../cart';
import { requireEmail } from '../fields/checks';
import { useFields } from '../fields/use-fields';
import { PageTitle } from '../page-title';
import { Basket } from '../shop/basket';
import { TestAids } from '../shop/test-aids';
import { goTo } from '../use-route';
import { EmptyCheckout } from './empty-checkout';
import type { PaymentFormProps } from './payment-form';
import { readEmail } from './stored-email';

export interface CheckoutPageProps {
  readonly configuration: ShopConfiguration;
  readonly cart: Cart;
  readonly change: Dispatch<CartAction>;
}

interface PaymentPageProps extends CheckoutPageProps {
  readonly title: string;
  /** Shown below the title. */
  readonly lead?: ReactNode;
  readonly currency: Currency;
  readonly authorization: FetchAuthorization;
  /** Renders a `<PaymentForm>` with these props. */
  readonly children: (order: Pick<PaymentFormProps, 'currency' | 'email' | 'lines' | 'onPlaced' | 'total'>) => ReactNode;
}

const CHECKS = { email: requireEmail('Enter your e-mail address.') };

/** The frame of both checkouts: the payment, and the basket beside it. */
export function PaymentPage({ configuration, cart, change, title, lead, currency, authorization, children }: PaymentPageProps): ReactNode {
  const { products, testOutcomes } = configuration;
  const { lines, total } = priceCart(cart.lines, [...products, ...testOutcomes]);
  const email = useFields(CHECKS, { email: readEmail() });
  const onPlaced = ({ id }: Order): void => {
    change({ type: 'empty' });
    goTo(`#/orders/${id}?new`);
  };
  return (
    <div className="columns">
      <div>
        <PageTitle>{title}</PageTitle>
        {total === 0 ? <EmptyCheckout /> : lead}
        {/* It stays mounted while amounts change, so that no input is lost. */}
        <div hidden={total === 0}>
          <TenderProvider authorization={authorization}>
            <DataCollectorProvider>{children({ currency, email, lines, onPlaced, total })}</DataCollectorProvider>
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
