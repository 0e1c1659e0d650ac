// The provider's server SDK with the sandbox that scripts/release/applications.mjs starts beside this application.
import braintree from 'braintree';

const environment = new braintree.Environment('127.0.0.1', '4821', '', false, '127.0.0.1', '4821');
const keys = { merchantId: 'tender_sandbox', publicKey: 'tender_public_key', privateKey: 'tender_private_key' };
export const gateway = new braintree.BraintreeGateway({ environment, ...keys });
