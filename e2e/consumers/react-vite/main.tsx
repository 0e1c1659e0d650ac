// React 18, two methods of all, no other package installed.
import { TenderProvider, useTender } from '@tender/react';
import { CardNumberField, HostedFields, useHostedFields } from '@tender/react/hosted-fields';
import { SepaProvider, useSepa } from '@tender/react/sepa';
import '@tender/react/styles.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const authorization = new URLSearchParams(location.search).get('authorization') ?? '';

function Title() {
  const { client } = useTender();
  const [card, sepa] = [useHostedFields(), useSepa()];
  const failure = card.error?.code ?? sepa.error?.code;
  const isReady = card.status === 'ready' && sepa.status === 'ready';
  useEffect(() => {
    if (failure) document.title = failure;
    else if (isReady && client) document.title = client.getConfiguration().gatewayConfiguration.merchantId;
  }, [client, failure, isReady]);
  return null;
}

createRoot(document.querySelector('main') as Element).render(
  <StrictMode>
    <TenderProvider authorization={authorization}>
      <HostedFields>
        <CardNumberField label="Card number" />
        <SepaProvider>
          <Title />
        </SepaProvider>
      </HostedFields>
    </TenderProvider>
  </StrictMode>,
);
