import type { PayPalLocator } from '@tender/sandbox/testing';
import type { WindowPage } from '../methods/demo-payment';
import { button, css, labelled, type Customer } from './customer';
import { fill } from './shop';

/** A window for the helpers of the sandbox, which press the buttons of a provider's page. */
export function asPage(customer: Customer): WindowPage {
  const locate = (selector: string): PayPalLocator => ({
    first: () => locate(selector),
    getAttribute: (name) =>
      name === 'value'
        ? customer.evaluate(css(selector), (element) => element.getAttribute('value'))
        : Promise.reject(new Error(`No attribute but \`value\` is read: ${name}`)),
    fill: (value) => fill(customer, css(selector), value),
    selectOption: (value) => customer.choose(css(selector), value),
    click: () => customer.click(css(selector)),
  });
  return {
    locator: locate,
    getByRole: (_, { name }) => ({ click: () => customer.click(button(name)) }),
    getByLabel: (label) => ({ selectOption: (value) => customer.choose(labelled(label), value) }),
  };
}
