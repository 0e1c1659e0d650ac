import { cancelChallenge } from '@tender/sandbox/testing';
import { cardFlows } from '../differential/flows/card';
import { fieldEventFlows } from '../differential/flows/field-events';
import { unusualHostedFieldsFlows } from '../differential/flows/unusual-hosted-fields';
import { openFields, tokenize, typeCard } from '../support/card';
import { typeAll } from '../support/shop';
import { declined, DECLINED, press } from './demo-payment';
import type { MethodDescription } from './method';
import { CARD_NONCE } from './nonce-kind';
import { challenged } from './three-d-secure';

export const hostedFields: MethodDescription = {
  flows: [...cardFlows, ...fieldEventFlows, ...unusualHostedFieldsFlows],
  initialized: 'custom.hosted-fields',
  settingsWithout: { creditCards: null },
  async payOnPage({ page, site, headers, key }) {
    await openFields(page, site, key, {}, { headers });
    await typeCard(page);
    return (await tokenize(page)).value;
  },
  demo: [
    {
      name: 'card',
      label: 'Card',
      path: 'card',
      fill: ({ page }) => typeAll(page),
      paid: press,
      by: 'Visa ending in 1111',
      cancelled: challenged(cancelChallenge),
      failed: declined(press),
      message: DECLINED,
    },
  ],
  nonces: { 'a card': CARD_NONCE },
};
