import type { FetchAuthorization } from '@tender/react';
import { useEffect, useState, type ReactNode } from 'react';
import { takeStarted } from '../started-requests';
import { createExpressMethods } from './express-methods';
import { PaymentForm } from './payment-form';
import { PaymentPage, type CheckoutPageProps } from './payment-page';
import { markExpress } from './returns';

/** Fetches a token of the signed-in customer, whose saved methods are shown first. */
const fetchToken: FetchAuthorization = ({ signal }) => takeStarted('savedClientToken', signal);

/** The checkout as a shop would have it: the checkout's own methods, as they are. */
export function ExpressPage(props: CheckoutPageProps): ReactNode {
  const { configuration } = props;
  const [methods] = useState(() => createExpressMethods(configuration));
  useEffect(markExpress, []);
  return (
    <PaymentPage {...props} title="Express checkout" currency={configuration.currency} authorization={fetchToken}>
      {(order) => <PaymentForm {...order} methods={methods} />}
    </PaymentPage>
  );
}
