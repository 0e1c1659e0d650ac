import type { FetchAuthorization } from '@tender/react';
import { PreferredPaymentMethodsProvider, usePreferredPaymentMethods } from '@tender/react/preferred-payment-methods';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../api';
import { showAddress, useRoute } from '../use-route';
import { methodAddress } from './addresses';
import { LOCAL_TYPES, type LocalTypeName } from './local-types';
import { createMethods, findMethodId, selectCurrency } from './methods';
import { PaymentForm, type PaymentFormProps } from './payment-form';
import { PaymentPage, type CheckoutPageProps } from './payment-page';
import { readReturn } from './returns';

const fetchToken: FetchAuthorization = ({ signal }) => api.clientToken(signal);

function readReturnedType(): LocalTypeName {
  const type = readReturn('type');
  return type !== null && Object.hasOwn(LOCAL_TYPES, type) ? (type as LocalTypeName) : 'ideal';
}

/** The checkout with every method. Each has an address: `#/checkout/sepa` pays by SEPA, and `#/checkout` by card. */
export function CheckoutPage(props: CheckoutPageProps): ReactNode {
  const { configuration } = props;
  const route = useRoute();
  const name = route.page === 'checkout' ? route.method : undefined;
  const [localType, setLocalType] = useState(readReturnedType);
  const currency = selectCurrency(name, localType, configuration);
  return (
    <PaymentPage
      {...props}
      title="Checkout"
      lead={
        <div className="muted to-express">
          <p>
            In a hurry? The <a href={configuration.expressUrl ?? '#/express'}>express checkout</a> has it all in one.
          </p>
          {currency !== configuration.currency && <p>Paid in {currency}: our prices are the same number in each currency.</p>}
        </div>
      }
      currency={currency}
      authorization={fetchToken}
    >
      {(order) => {
        const purchase = { configuration, lines: order.lines, email: order.email.values.email };
        const methods = createMethods(purchase, localType, setLocalType);
        return (
          <PreferredPaymentMethodsProvider>
            <PreferenceForm
              {...order}
              methods={methods}
              method={findMethodId(methods, name)}
              onMethodChange={(id) => showAddress(methodAddress(findMethodId(methods, id)))}
            />
          </PreferredPaymentMethodsProvider>
        );
      }}
    </PaymentPage>
  );
}

/** Shows PayPal first to customers who prefer it. It waits for the answer, because moving the methods later would reload the card fields. */
function PreferenceForm({ methods = [], ...props }: PaymentFormProps): ReactNode {
  const { data, error, run } = usePreferredPaymentMethods().fetchPreferredPaymentMethods;
  useEffect(() => void run().catch(() => undefined), [run]); // if it fails, nothing is preferred
  const isPreferred = ({ id }: { readonly id: string }): boolean => id === 'paypal' && data?.paypalPreferred === true;
  const sorted = [...methods.filter(isPreferred), ...methods.filter((each) => !isPreferred(each))];
  return <PaymentForm {...props} methods={(data ?? error) ? sorted : undefined} />;
}
