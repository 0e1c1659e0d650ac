import { client, isTenderError, type Client } from '@tender/client';
import { axiosTransport } from '@tender/client/axios';
import { hostedFields } from '@tender/hosted-fields';
import * as schemas from '@tender/hosted-fields/schemas';
import * as web from '@tender/web';

const authorization = new URLSearchParams(location.search).get('authorization') ?? '';

async function merchant(): Promise<string> {
  const made: Client = await client.create({ authorization });
  const { gatewayConfiguration } = made.getConfiguration();
  const whole = web.client === client && web.hostedFields === hostedFields && typeof axiosTransport === 'function';
  return whole && Object.keys(schemas).length > 0 ? gatewayConfiguration.merchantId : 'two copies of one package';
}

merchant().then(
  (id) => (document.title = id),
  (error: unknown) => (document.title = isTenderError(error) ? error.code : String(error)),
);
