import { vaultManagerFlows } from '../differential/flows/vault-manager';
import { createCustomer } from '../support/vault';
import { nonceOf } from '../support/tokenize';
import type { PayOnPage } from '../third-parties/csp/shop';
import type { MethodDescription } from './method';
import { CARD_NONCE } from './nonce-kind';

/** Fetches the card that a customer has saved, with an instance that stays in `window.vaultManager`. */
const fetchSaved: PayOnPage = async ({ page, sandbox, site, headers, tokenOf }) => {
  const { id } = await createCustomer(sandbox, await nonceOf(sandbox));
  await page.goto(site.page('shop.localhost', '/saved', { headers }));
  return page.evaluate(async (authorization) => {
    window.vaultManager = await window.tender.vaultManager.create({ authorization });
    const [saved] = await window.vaultManager.fetchPaymentMethods();
    return saved;
  }, tokenOf(id));
};

export const vaultManager: MethodDescription = {
  flows: vaultManagerFlows,
  async payOnPage(shop) {
    const saved = (await fetchSaved(shop)) as { nonce: string; type: string };
    const left = await shop.page.evaluate(async (nonce) => {
      await window.vaultManager.deletePaymentMethod(nonce);
      return window.vaultManager.fetchPaymentMethods();
    }, saved.nonce);
    return { type: saved.type, left };
  },
  result: { type: 'CreditCard', left: [] },
  nonces: { 'a card the customer saved': { ...CARD_NONCE, vaulted: false, pay: fetchSaved } },
};
