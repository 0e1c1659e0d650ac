import { client } from '@tender/client';
import type { FetchAuthorization } from '@tender/react';
import { EarlyFields } from '@tender/react/early-fields';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SavedSession } from '../../server/contract';
import { api, createApi } from '../api';
import { getEarlySession } from '../early-session';
import { createExpressMethods } from './express-methods';
import { PaymentForm } from './payment-form';
import { PaymentPage, type CheckoutPageProps } from './payment-page';
import { markExpress } from './returns';

/** The session that the server has rendered the page with. */
const sentSession = typeof document === 'object' ? document.getElementById('root')?.dataset['session'] : undefined;
if (sentSession) createClient(JSON.parse(sentSession) as SavedSession);

const earlyResponse = getEarlySession();
/** The session that was requested before this script had loaded. */
let startedSession = earlyResponse && createApi(() => earlyResponse).savedSession();
/** What it is, once it has arrived: the first rendering is then the last. */
let arrivedSession: SavedSession | undefined;
startedSession?.then(
  (session) => {
    arrivedSession = session;
    createClient(session);
  },
  () => undefined, // the provider shows a failure
);

/** Creates the client before React renders; `<TenderProvider>` then uses it, and shows a failure. */
function createClient({ clientToken }: SavedSession): void {
  client.create({ authorization: clientToken }).catch(() => undefined);
}

export interface ExpressPageProps extends CheckoutPageProps {
  /** The session that the server has rendered the page with. */
  readonly session: SavedSession | undefined;
}

/** The checkout as a shop would have it: the checkout's own methods, as they are. */
export function ExpressPage({ session: sent, ...props }: ExpressPageProps): ReactNode {
  const { configuration } = props;
  const [methods, setMethods] = useState(() => {
    const known = sent ?? arrivedSession;
    return known && createExpressMethods(configuration, known.hasMethods);
  });
  const unused = useRef(sent);
  /** Fetches a token of the signed-in customer, whose saved methods are shown first. */
  const fetchToken = useCallback<FetchAuthorization>(
    async ({ signal }) => {
      const session = unused.current ?? startedSession ?? api.savedSession(signal);
      startedSession = arrivedSession = unused.current = undefined;
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
    <EarlyFields>
      <PaymentPage {...props} title="Express checkout" currency={configuration.currency} authorization={fetchToken}>
        {(order) => <PaymentForm {...order} methods={methods} />}
      </PaymentPage>
    </EarlyFields>
  );
}
