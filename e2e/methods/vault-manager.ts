import { serverGateway } from '../support/gateway';
import { expect } from '../support/test';
import type { Sandbox } from '@tender/sandbox';
import { nonceOf } from '../support/tokenize';
import type { MethodDescription } from './method';
import { CARD_NONCE } from './nonce-kind';

/** Saves a card for a new customer, and returns the customer's id. */
async function saveCard(sandbox: Sandbox): Promise<string> {
  const { customer, paymentMethod } = serverGateway(sandbox);
  const { id: customerId } = (await customer.create({ firstName: 'Ada' })).customer;
  await paymentMethod.create({ customerId, paymentMethodNonce: await nonceOf(sandbox) });
  return customerId;
}

export const vaultManager: MethodDescription = {
  async payOnPage({ page, sandbox, site, headers, tokenOf }) {
    const customerId = await saveCard(sandbox);
    await page.goto(site.page('shop.localhost', '/saved', { headers }));
    const counts = await page.evaluate(async (authorization) => {
      const instance = await window.tender.vaultManager.create({ authorization });
      const [saved] = await instance.fetchPaymentMethods();
      await instance.deletePaymentMethod(saved?.nonce ?? '');
      return [saved?.type, (await instance.fetchPaymentMethods()).length];
    }, tokenOf(customerId));
    expect(counts).toEqual(['CreditCard', 0]);
  },
  nonces: {
    'a card the customer saved': {
      ...CARD_NONCE,
      vaulted: false,
      async make(shop) {
        const customerId = await saveCard(shop.sandbox);
        await shop.create('vaultManager', {
          authorization: shop.sandbox.createClientToken({ customerId, origin: 'https://api.sandbox.braintreegateway.com' }),
        });
        const { value } = await shop.call('vaultManager', 'fetchPaymentMethods');
        return (value as { nonce: string }[])[0]?.nonce ?? '';
      },
    },
  },
};
