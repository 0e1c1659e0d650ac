import { client } from '@tender/client';
import type { FetchAuthorization } from '@tender/react';
import type { CheckoutMethod } from '@tender/react/checkout';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { api } from '../api';
import { takeStarted } from '../started-requests';
import { createExpressMethods } from './express-methods';
import { PaymentForm } from './payment-form';
import { PaymentPage, type CheckoutPageProps } from './payment-page';
import { markExpress } from './returns';

/** The session that was requested before this script had loaded. Its client is created before React renders; `<TenderProvider>` then uses it. */
let startedSession = takeStarted('savedSession');
startedSession?.then(({ clientToken }) => client.create({ authorization: clientToken })).catch(() => undefined); // the provider shows a failure

/** The checkout as a shop would have it: the checkout's own methods, as they are. */
export function ExpressPage(props: CheckoutPageProps): ReactNode {
  const { configuration } = props;
  const [methods, setMethods] = useState<readonly CheckoutMethod[]>();
  /** Fetches a token of the signed-in customer, whose saved methods are shown first. */
  const fetchToken = useCallback<FetchAuthorization>(
    async ({ signal }) => {
      const session = startedSession ?? api.savedSession(signal);
      startedSession = undefined;
      let hasSaved = false; // also after a failure, which the checkout shows
      try {
        const { clientToken, hasMethods } = await session;
        hasSaved = hasMethods;
        return clientToken;
      } finally {
        setMethods((before) => before ?? createExpressMethods(configuration, hasSaved));
      }
    },
    [configuration],
  );
  useEffect(markExpress, []);
  return (
    <PaymentPage {...props} title="Express checkout" currency={configuration.currency} authorization={fetchToken}>
      {(order) => <PaymentForm {...order} methods={methods} />}
    </PaymentPage>
  );
}
