'use client';

import { client } from '@tender/client';
import { hostedFields } from '@tender/hosted-fields';
import { useEffect } from 'react';

export default function Page() {
  useEffect(() => {
    const authorization = new URLSearchParams(location.search).get('authorization');
    client.create({ authorization }).then(
      (made) => (document.title = made.getConfiguration().gatewayConfiguration.merchantId),
      (error) => (document.title = error.code),
    );
  }, []);
  return <p>{typeof hostedFields.create}</p>;
}
