import { TenderProvider } from '@tender/react';
import {
  CardNumberField,
  ExpirationDateField,
  HostedFields,
  PostalCodeField,
  SecurityCodeField,
  useHostedFields,
} from '@tender/react/hosted-fields';
import { PayPalProvider, usePayPal } from '@tender/react/paypal';
import { SepaProvider, useSepa } from '@tender/react/sepa';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

declare global {
  interface Window {
    serverPage: {
      /** Takes over what the server has rendered. */
      hydrate(authorization: string): void;
      readonly mismatches: string[];
    };
  }
}

function Checkout({ authorization }: { authorization: string }): ReactNode {
  return (
    <StrictMode>
      <TenderProvider authorization={authorization}>
        <h1>Checkout</h1>
        <HostedFields>
          <PayPalProvider>
            <SepaProvider>
              <Form />
            </SepaProvider>
          </PayPalProvider>
        </HostedFields>
      </TenderProvider>
    </StrictMode>
  );
}

function Form(): ReactNode {
  const { status, tokenize } = useHostedFields();
  const states = [status, usePayPal().status, useSepa().status];
  return (
    <form
      id="form-0"
      onSubmit={(event) => {
        event.preventDefault();
        void tokenize.run();
      }}
    >
      <p id="states">{states.join(' ')}</p>
      <CardNumberField label="Card number" message="As on the card." />
      <ExpirationDateField label="Expires" />
      <SecurityCodeField label="Security code" />
      <PostalCodeField label="Postal code">{({ isReady }) => <small>{isReady ? 'ready' : 'not ready'}</small>}</PostalCodeField>
      <button disabled={status !== 'ready'}>Pay</button>
      <output>{tokenize.data?.nonce ?? tokenize.error?.code}</output>
    </form>
  );
}

/** For the server. */
export const render = (authorization: string): string => renderToString(<Checkout authorization={authorization} />);

if (typeof window !== 'undefined') {
  const mismatches: string[] = [];
  window.serverPage = {
    mismatches,
    hydrate: (authorization) =>
      void hydrateRoot(document.querySelector('main') as Element, <Checkout authorization={authorization} />, {
        onRecoverableError: (error) => mismatches.push(String(error)),
      }),
  };
}
