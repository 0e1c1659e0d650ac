import { client, hostedFields } from '@tender/web';
import { create } from '@tender/web/client';

const authorization = new URLSearchParams(location.search).get('authorization');

client.create({ authorization }).then(
  (made) => {
    const whole = create === client.create && typeof hostedFields.create === 'function';
    document.title = whole ? made.getConfiguration().gatewayConfiguration.merchantId : 'incomplete';
  },
  (error) => {
    document.title = error.code;
  },
);
