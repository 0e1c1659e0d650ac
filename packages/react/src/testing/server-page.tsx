import type { ReactNode } from 'react';
import {
  CardNumberField,
  ExpirationDateField,
  HostedFields,
  SecurityCodeField,
  useHostedFields,
  useHostedFieldsState,
} from '../hosted-fields';
import { everyProvider } from './every-provider';

/** A checkout with card fields inside the providers of all other methods. */
export function ServerPage(): ReactNode {
  return everyProvider.filter(([name]) => name !== 'HostedFields').reduceRight<ReactNode>((page, [, wrap]) => wrap(page), <Card />);
}

function Card(): ReactNode {
  return (
    <HostedFields styles={{ input: { color: 'navy' } }}>
      <form>
        <CardNumberField label="Card number" message="Check the number." isInvalid />
        <SecurityCodeField label="Security code" disabled className="half" />
        <ExpirationDateField label="Expires" id="expires">
          {({ isReady }) => <small>{isReady ? 'ready' : 'not ready'}</small>}
        </ExpirationDateField>
        <States />
        <Pay />
      </form>
    </HostedFields>
  );
}

function States(): ReactNode {
  const states = everyProvider.map(([name, , useMethod]) => `${name} ${useMethod().status}`);
  return (
    <ul>
      {states.map((state) => (
        <li key={state}>{state}</li>
      ))}
    </ul>
  );
}

function Pay(): ReactNode {
  const { tokenize } = useHostedFields();
  const state = useHostedFieldsState();
  return <button disabled={!state || tokenize.pending}>Pay</button>;
}
