import { startSandbox } from '../start-sandbox';

/** After so many requests, most of the code that answers them has been compiled. */
const REQUESTS = 300;
const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };

/**
 * Tokenizes cards, some two seconds long, so that the code for it is compiled before the first request. It does so as another merchant, whose cards it
 * removes afterwards.
 * @param data folder of the data, which all sandboxes of a process share
 */
export async function warmUp(data?: string): Promise<void> {
  const sandbox = await startSandbox({ merchant: { id: 'tender_warm_up' }, ...(data === undefined ? {} : { data }) });
  try {
    const { url, merchantId, tokenizationKey } = sandbox;
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      const response = await fetch(`${url}/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ creditCard: CARD, tokenizationKey }),
      });
      await response.text();
    }
    await sandbox.reset();
  } finally {
    await sandbox.stop();
  }
}
