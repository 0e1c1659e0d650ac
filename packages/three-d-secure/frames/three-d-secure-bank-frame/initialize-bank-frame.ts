import { parseQuery } from '@tender/client/internal';
import { createBus, createPinnedPeer } from '@tender/frame-service/internal';
import { createBankForm, type BankForm } from '../../src/version-1/create-bank-form';
import { CONFIGURATION_REQUEST } from '../../src/version-1/events';
import { saveMerchantOrigin } from '../../src/version-1/merchant-origin';

/**
 * Asks the merchant's page which challenge to show, and opens it.
 * @throws THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN, THREEDS_LOOKUP_ERROR
 */
export async function initializeBankFrame(): Promise<void> {
  const loader = document.getElementById('loader');
  if (loader && parseQuery(location.href)['showLoader'] === 'true') loader.className = '';
  const channel = window.name.slice(window.name.indexOf('_') + 1);
  const merchant = createPinnedPeer(window.parent);
  const bus = createBus({ channel, ...merchant });
  const frameConfiguration = await new Promise<unknown>((resolve) => bus.emit(CONFIGURATION_REQUEST, undefined, resolve));
  bus.dispose();
  saveMerchantOrigin(channel, merchant.origin);
  submitForm(await createBankForm(frameConfiguration));
}

function submitForm({ action, inputs }: BankForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  for (const [name, value] of Object.entries(inputs)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
