import { METHODS } from './methods';

export const USAGE = `npx @tender/csp --methods <method>[,<method>...] [options]

Prints the Content-Security-Policy that a page needs for the methods it offers.

  --methods             one or more of ${METHODS.join(', ')}
  --environment <name>  production (default) or sandbox
  --format <name>       header (default), meta, json, nginx, helmet
  --nonce [value]       allow your own inline scripts by a nonce; without a value, the placeholder {{nonce}} is printed
  --assets <origin>     origin of your asset host, if the page loads Tender's scripts by tag
  --sandbox <origin>    for development: allow a @tender/sandbox, such as http://localhost:4810, instead of the provider
  --fraud-detection     your account collects device data for fraud detection on cards
  --help

Exit codes: 0 printed; 2 wrong usage.`;
