import { parseQuery } from '@tender/client/internal';
import { createBus, pinnedPeer } from '@tender/frame-service/internal';
import { bankForm, type BankForm } from '../../src/version-1/bank-page';
import { CONFIGURATION_REQUEST } from '../../src/version-1/events';
import { rememberMerchant } from '../../src/version-1/merchant-origin';

/**
 * Asks the page what to show, and goes there.
 * @throws THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN, THREEDS_LOOKUP_ERROR
 */
export async function initializeBankFrame(): Promise<void> {
  const loader = document.getElementById('loader');
  if (loader && parseQuery(location.href)['showLoader'] === 'true') loader.className = '';
  const channel = window.name.slice(window.name.indexOf('_') + 1);
  const merchant = pinnedPeer(window.parent);
  const bus = createBus({ channel, ...merchant });
  const given = await new Promise<unknown>((resolve) => bus.emit(CONFIGURATION_REQUEST, undefined, resolve));
  bus.dispose();
  rememberMerchant(channel, merchant.origin);
  submit(await bankForm(given));
}

function submit({ action, inputs }: BankForm): void {
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
