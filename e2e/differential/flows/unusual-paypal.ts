import { flow, type Flow } from '../flow';
import { callbacks, prepare, promises } from '../unusual-arguments';

const of = (method: string) => `instances.paypal.${method}`;

export const unusualPayPalFlows: Flow[] = [
  flow('PayPal, unusual options', [
    prepare(),
    (shop) => shop.create('paypal'),
    promises(of('tokenize'))`
      NO_OPTIONS except () => {} | { flow: … } of TEXTS, "Checkout", "checkout ", ["checkout"], new String("vault")
    `,
    callbacks(of('tokenize'))`nothing | null | {} | { flow: "other" }`,
    ...['closeWindow', 'focusWindow'].map((method) => promises(of(method))`nothing | 12 | () => {}`),
  ]),
];
