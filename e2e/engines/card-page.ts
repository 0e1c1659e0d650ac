import type { Sandbox } from '@tender/sandbox';
import { strictPolicy } from '../support/strict-policy';
import type { Site } from '../support/site';
import { button, css, type Customer, type Target } from './customer';
import { expect, test as base } from './test';

// A page with nothing but card fields. It shows their events and state, and has a button for each call that a shop can make.

export const seen = css('#seen');
export const state = css('#state');
export const paid = css('#paid');
/** Errors that nobody caught, and what the policy refused. */
const errors = css('#errors');

const SCRIPT = `
  const { names, options } = JSON.parse(document.querySelector('#options').textContent);
  const show = (id, text) => { document.getElementById(id).textContent = text; };
  const add = (id, text) => show(id, (document.getElementById(id).textContent + ' ' + text).trim());
  let fields;
  const showState = () => {
    const { cards, fields: states } = fields.getState();
    const fieldStates = Object.entries(states).map(([name, { isValid, isEmpty }]) => name + ':' + (isEmpty ? 'empty' : isValid ? 'valid' : 'invalid'));
    show('state', [...fieldStates, cards.map(({ type }) => type).join('/')].join(' '));
  };
  const create = async () => {
    fields = await tender.hostedFields.create(options);
    for (const event of ['focus', 'blur', 'inputSubmitRequest']) fields.on(event, ({ emittedBy }) => add('seen', emittedBy + '.' + event));
    for (const event of ['validityChange', 'cardTypeChange', 'empty', 'notEmpty']) fields.on(event, showState);
    showState();
    add('seen', 'ready');
  };
  const pay = () => fields.tokenize().then(({ details }) => details.cardType + ' ' + details.lastFour + ' ' + details.expirationMonth + '/' + details.expirationYear, ({ code }) => code).then((text) => show('paid', text));
  const on = (id, run) => document.getElementById(id).addEventListener('click', run);
  on('pay', pay);
  on('focus', () => setTimeout(() => fields.focus(names.at(-1)), 300));
  on('move', () => document.querySelector('#moved').append(document.getElementById(names.at(-1))));
  on('tear-down', () => fields.teardown().then(() => add('seen', 'gone')));
  on('create', create);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => add('errors', 'refused: ' + violatedDirective + ' ' + blockedURI));
  addEventListener('error', ({ message }) => add('errors', message));
  addEventListener('unhandledrejection', ({ reason }) => add('errors', 'rejected: ' + reason));
  create();`;

/** Fields by their names, in the order of the page, with their options of `create`. */
type Fields = Readonly<Record<string, object>>;

/** `openCard` opens the shop, and resolves when its fields are ready. In the end, nothing was refused, and no error was caught by nobody. */
export const test = base.extend<{ openCard(fields: Fields, options?: object): Promise<void> }>({
  openCard: async ({ customer, site, sandbox }, use) => {
    await use(async (fields, options = {}) => {
      await customer.open(createPage(site, sandbox, fields, options));
      await expect.poll(() => customer.read(seen), { timeout: 15_000 }).toContain('ready');
    });
    expect((await customer.read(errors)) ?? '').toBe('');
  },
});

/** Registers the page, and returns its address. */
function createPage(site: Site, sandbox: Sandbox, fields: Fields, options: object): string {
  const names = Object.keys(fields);
  const withContainers = Object.fromEntries(names.map((name) => [name, { container: `#${name}`, ...fields[name] }]));
  const json = JSON.stringify({ names, options: { authorization: sandbox.tokenizationKey, fields: withContainers, ...options } });
  const containers = names.map((name) => `<label for="${name}">${name}</label><div id="${name}" class="field"></div>`).join('');
  const buttons = [
    ['pay', 'Pay'],
    ['focus', 'Focus the last field soon'],
    ['move', 'Move the last field'],
    ['tear-down', 'Take the fields away'],
    ['create', 'Put fields here'],
  ].map(([id, text]) => `<button type="button" id="${id}">${text}</button>`);
  const shown = ['seen', 'state', 'paid', 'errors'].map((id) => `<p><output id="${id}"></output></p>`).join('');
  const script = site.script('shop.localhost', '/card-page.js', SCRIPT);
  return site.page('shop.localhost', '/card-page', {
    headers: strictPolicy(sandbox.url),
    head: '<link rel="stylesheet" href="/shop.css"><link rel="icon" href="data:,">',
    body: `<main><input id="before" aria-label="Before">${containers}<div id="moved"></div>${buttons.join(' ')}${shown}</main>
      <script type="application/json" id="options">${json.replaceAll('<', '\\u003c')}</script><script src="${script}"></script>`,
  });
}

/** What the shop sends in place of the card, in short. */
export async function tokenized(customer: Customer): Promise<string | undefined> {
  await customer.click(button('Pay'));
  await expect.poll(() => customer.read(paid), { timeout: 15_000 }).toMatch(/\S/);
  return customer.read(paid);
}

/** Copies by the keys that everybody uses, from a field of the page. */
export async function copy(customer: Customer, text: string): Promise<void> {
  const before: Target = css('#before');
  await customer.click(before);
  await customer.press('Control+a');
  await customer.type(text);
  await customer.press('Control+a', 'Control+c');
}
