import { METHODS } from './methods';

export const USAGE = `npx @tender/csp --methods <method>[,<method>...] [options]

Prints the Content-Security-Policy that a page needs for the methods it offers.

  --methods             of ${METHODS.join(', ')}
  --environment <name>  production (default) or sandbox
  --format <name>       header (default), meta, json, nginx, helmet
  --nonce [value]       allow your own inline scripts by a nonce; without a value {{nonce}} stands in its place
  --assets <origin>     of your asset host, where the page takes Tender's scripts by tag
  --fraud-detection     your account collects device data for fraud detection on cards
  --help

Exit codes: 0 printed; 2 wrong usage.`;
