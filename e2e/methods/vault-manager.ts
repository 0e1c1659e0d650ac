import { vaultManagerFlows } from '../differential/flows/vault-manager';
import { createCustomer } from '../support/vault';
import { expect } from '../support/test';
import { nonceOf } from '../support/tokenize';
import type { MethodDescription } from './method';
import { CARD_NONCE } from './nonce-kind';

export const vaultManager: MethodDescription = {
  flows: vaultManagerFlows,
  async payOnPage({ page, sandbox, site, headers, tokenOf }) {
    const { id } = await createCustomer(sandbox, await nonceOf(sandbox));
    await page.goto(site.page('shop.localhost', '/saved', { headers }));
    const counts = await page.evaluate(async (authorization) => {
      const instance = await window.tender.vaultManager.create({ authorization });
      const [saved] = await instance.fetchPaymentMethods();
      await instance.deletePaymentMethod(saved?.nonce ?? '');
      return [saved?.type, (await instance.fetchPaymentMethods()).length];
    }, tokenOf(id));
    expect(counts).toEqual(['CreditCard', 0]);
  },
  nonces: {
    'a card the customer saved': {
      ...CARD_NONCE,
      vaulted: false,
      async make(shop) {
        const { id: customerId } = await createCustomer(shop.sandbox, await nonceOf(shop.sandbox));
        await shop.create('vaultManager', {
          authorization: shop.sandbox.createClientToken({ customerId, origin: 'https://api.sandbox.braintreegateway.com' }),
        });
        const { value } = await shop.call('vaultManager', 'fetchPaymentMethods');
        return (value as { nonce: string }[])[0]?.nonce ?? '';
      },
    },
  },
};
