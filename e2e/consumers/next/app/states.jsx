'use client';

import { useTender } from '@tender/react';
import { useHostedFields } from '@tender/react/hosted-fields';
import { useSepa } from '@tender/react/sepa';
import { useEffect } from 'react';

export function States() {
  const { client } = useTender();
  const [card, sepa] = [useHostedFields(), useSepa()];
  const failure = card.error?.code ?? sepa.error?.code;
  const states = `${card.status} ${sepa.status}`;
  useEffect(() => {
    if (failure) document.title = failure;
    else if (states === 'ready ready') document.title = client.getConfiguration().gatewayConfiguration.merchantId;
  }, [client, failure, states]);
  return <output>{states}</output>;
}
