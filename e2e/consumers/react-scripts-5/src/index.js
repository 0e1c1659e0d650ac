import { TenderProvider } from '@tender/react';
import { CardNumberField, ExpirationDateField, HostedFields, SecurityCodeField, useHostedFields } from '@tender/react/hosted-fields';
import '@tender/react/styles.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const authorization = new URLSearchParams(window.location.search).get('authorization');

function Pay() {
  const { status, error, instance } = useHostedFields();
  useEffect(() => {
    if (error || status === 'ready') document.title = error ? error.code : status;
  }, [error, status]);
  const pay = async () => {
    const { nonce } = await instance.tokenize();
    const response = await fetch('/pay?nonce=' + nonce);
    document.title = await response.text();
  };
  return (
    <button type="button" onClick={pay}>
      Pay
    </button>
  );
}

createRoot(document.querySelector('#app')).render(
  <TenderProvider authorization={authorization}>
    <HostedFields>
      <CardNumberField label="Card number" />
      <ExpirationDateField label="Expiry date" />
      <SecurityCodeField label="Security code" />
      <Pay />
    </HostedFields>
  </TenderProvider>,
);
