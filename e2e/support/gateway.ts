import type { Sandbox } from '@tender/sandbox';
import braintree from 'braintree';

/** The provider's official server SDK, pointed at a sandbox. */
export function serverGateway({ origin, port, merchantId, publicKey, privateKey }: Sandbox): braintree.BraintreeGateway {
  const Environment = braintree.Environment as unknown as new (
    server: string,
    port: string,
    authUrl: string,
    ssl: boolean,
    graphQLServer: string,
    graphQLPort: string,
  ) => braintree.Environment;
  const environment = new Environment('127.0.0.1', String(port), origin, false, '127.0.0.1', String(port));
  return new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
}
