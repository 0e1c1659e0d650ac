import { complaints, copy, openCardPage, paid, seen, state, tokenized } from './card-page';
import { button, cardField, css, type Customer } from './customer';
import { fill, focusIsIn } from './shop';
import { expect, test } from './test';

// The card fields on a page with a strict policy: no flow here passes where something was refused, or an error was caught by nobody.

test.afterEach(async ({ customer }) => expect((await customer.read(complaints)) ?? '').toBe(''));

const number = cardField('number');
const date = cardField('expirationDate');
const cvv = cardField('cvv');
const FIELDS = { number: {}, expirationDate: {}, cvv: {} };

const shows = (customer: Customer, field: typeof number, text: string): Promise<void> =>
  expect.poll(() => customer.read(field), { timeout: 10_000 }).toBe(text);
const expectState = (customer: Customer, text: string | RegExp): Promise<void> =>
  text instanceof RegExp ? expect.poll(() => customer.read(state)).toMatch(text) : expect.poll(() => customer.read(state)).toBe(text);

async function typeVisa(customer: Customer): Promise<void> {
  for (const [field, text] of [
    [number, '4111111111111111'],
    [date, '1230'],
    [cvv, '123'],
  ] as const)
    await fill(customer, field, text);
}

test('the possible brands narrow with each digit', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: { number: {} } });
  await customer.click(number);
  for (const [digit, brands] of [
    ['6', 'discover/unionpay/maestro/elo/hiper/hipercard'],
    ['0', 'discover/maestro/hipercard'],
    ['1', 'discover/maestro'],
    ['1', 'discover'],
  ] as const) {
    await customer.type(digit);
    await expectState(customer, new RegExp(` ${brands}$`));
  }
  await customer.press('Backspace', 'Backspace', 'Backspace', 'Backspace');
  await customer.type('37');
  await expectState(customer, 'number:invalid american-express');
});

test('a pasted number is complete and grouped', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: FIELDS });
  await copy(customer, 'Card: 3782-822463-10005, thanks');
  await customer.click(number);
  await customer.press('Control+v');
  await shows(customer, number, '3782 822463 10005');
  await copy(customer, '5/2030');
  await customer.click(date);
  await customer.press('Control+v');
  await shows(customer, date, '05 / 2030');
  await fill(customer, cvv, '1234');
  expect(await tokenized(customer)).toBe('American Express 0005 05/2030');
});

test('after undo, the number that is shown is sent', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: FIELDS });
  await typeVisa(customer);
  await customer.click(number);
  await customer.press('End', 'Backspace', 'Control+z', 'Control+z');
  const shown = await customer.read(number);
  if (shown !== '4111 1111 1111 1111') await fill(customer, number, '4111111111111111');
  await expectState(customer, 'number:valid expirationDate:valid cvv:valid visa');
  expect(await tokenized(customer)).toBe('Visa 1111 12/2030');
});

/** WebKit's driver puts the focus where it reads, and a field with the focus has no mask: so it reads where the focus is. */
const numberBeside = (element: HTMLElement): string | undefined => {
  const frames = element.ownerDocument.defaultView?.parent.frames as unknown as Record<string, Window>;
  return frames['braintree-hosted-field-number']?.document.querySelector<HTMLInputElement>('input.number')?.value;
};

test('a field is masked when it loses the focus and readable when it has it', { tag: '@change' }, async ({ customer, site, sandbox }) => {
  const fields = { number: { maskInput: { showLastFour: true } }, expirationDate: {}, cvv: { maskInput: true } };
  await openCardPage(customer, { site, sandbox, fields });
  await fill(customer, number, '378282246310005');
  await shows(customer, number, '3782 822463 10005');
  await customer.press('Tab');
  await focusIsIn(customer, 'expirationDate');
  await customer.type('1230');
  await expect.poll(() => customer.evaluate(date, numberBeside)).toBe('•••• •••••• •0005');
  await customer.press('Shift+Tab');
  await focusIsIn(customer, 'number');
  await shows(customer, number, '3782 822463 10005');
  await fill(customer, cvv, '1234');
  expect(await tokenized(customer)).toBe('American Express 0005 12/2030');
});

test('month and year in separate fields', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: { number: {}, expirationMonth: {}, expirationYear: {}, cvv: {} } });
  await fill(customer, number, '4111111111111111');
  for (const [name, text] of [
    ['expirationMonth', '5'],
    ['expirationYear', '30'],
    ['cvv', '123'],
  ] as const) {
    await customer.press('Tab');
    await focusIsIn(customer, name);
    await customer.type(text);
    await shows(customer, cardField(name), text);
  }
  expect(await tokenized(customer)).toBe('Visa 1111 05/2030');
});

test('month and year as select elements', async ({ customer, site, sandbox }) => {
  const fields = {
    number: {},
    expirationMonth: { select: { options: ['January', 'February'] } },
    expirationYear: { select: true },
    cvv: {},
  };
  await openCardPage(customer, { site, sandbox, fields });
  await customer.choose(cardField('expirationMonth'), '02');
  await customer.choose(cardField('expirationYear'), '2030');
  await fill(customer, number, '4111111111111111');
  await fill(customer, cvv, '123');
  expect(await tokenized(customer)).toBe('Visa 1111 02/2030');
});

test('Tab and Shift+Tab move between page and fields', { tag: '@change' }, async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: { number: {}, cvv: {} } });
  await customer.click(css('#before'));
  for (const event of ['number.focus', 'cvv.focus', 'cvv.blur']) {
    await customer.press('Tab');
    await expect.poll(() => customer.read(seen)).toContain(event);
  }
  expect(await customer.evaluate(css('body'), () => document.activeElement?.id)).toBe('pay');
  await customer.press('Shift+Tab');
  await expect.poll(() => customer.read(seen)).toBe('ready number.focus number.blur cvv.focus cvv.blur cvv.focus');
  await customer.press('Shift+Tab');
  await expect.poll(() => customer.read(seen)).toContain('cvv.blur number.focus');
  await customer.press('Shift+Tab');
  await expect.poll(() => customer.evaluate(css('body'), () => document.activeElement?.id)).toBe('before');
});

test('Return asks the page to submit', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: FIELDS });
  await customer.click(cvv);
  await customer.press('Enter');
  await expect.poll(() => customer.read(seen)).toContain('cvv.inputSubmitRequest');
});

test('a field is focused by code, some time after a click', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: { number: {}, cvv: {} } });
  await customer.click(button('Focus the last field soon'));
  await expect.poll(() => customer.read(seen)).toContain('cvv.focus');
  await customer.type('123');
  await shows(customer, cvv, '123');
});

test('a password manager fills in all fields through one frame', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: FIELDS });
  await customer.evaluate(cvv, (element) => {
    const card = { 'credit-card-number': '378282246310005', 'expiration-month': '5', 'expiration-year': '30' };
    for (const [name, value] of Object.entries(card)) {
      const decoy = element.ownerDocument.querySelector<HTMLInputElement>(`.autofill-field[name="${name}"]`);
      if (!decoy) continue;
      decoy.value = value;
      for (const event of ['input', 'change']) decoy.dispatchEvent(new Event(event, { bubbles: true }));
    }
  });
  await shows(customer, number, '3782 822463 10005');
  await shows(customer, date, '05 / 2030');
  await fill(customer, cvv, '1234');
  expect(await tokenized(customer)).toBe('American Express 0005 05/2030');
});

test('digits keep their order from right to left', async ({ customer, site, sandbox }) => {
  const styles = { input: { direction: 'rtl', 'text-align': 'right' } };
  await openCardPage(customer, { site, sandbox, fields: FIELDS, options: { styles } });
  await typeVisa(customer);
  await shows(customer, number, '4111 1111 1111 1111');
  await customer.click(number);
  await customer.press('Home', 'Delete');
  await customer.type('5');
  await shows(customer, number, '5111 1111 1111 1111');
});

test('a field that the page moves keeps what was typed and accepts more', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: FIELDS });
  await typeVisa(customer);
  await customer.click(button('Move the last field'));
  await shows(customer, cvv, '123');
  await fill(customer, cvv, '456');
  await shows(customer, cvv, '456');
  expect(await tokenized(customer)).toBe('Visa 1111 12/2030');
});

test('fields are torn down and created again', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: FIELDS });
  await typeVisa(customer);
  await customer.click(button('Take the fields away'));
  await expect.poll(() => customer.read(seen)).toContain('gone');
  expect(await customer.evaluate(css('body'), (body) => body.querySelectorAll('iframe').length)).toBe(0);
  await customer.click(button('Put fields here'));
  await expect.poll(() => customer.read(seen)).toMatch(/gone ready$/);
  await shows(customer, number, '');
  await typeVisa(customer);
  expect(await tokenized(customer)).toBe('Visa 1111 12/2030');
});

test('tokenize rejects with a code for empty fields, and for an invalid number', async ({ customer, site, sandbox }) => {
  await openCardPage(customer, { site, sandbox, fields: FIELDS });
  expect(await tokenized(customer)).toBe('HOSTED_FIELDS_FIELDS_EMPTY');
  await fill(customer, number, '4111111111111112');
  await customer.click(button('Pay'));
  await expect.poll(() => customer.read(paid)).toBe('HOSTED_FIELDS_FIELDS_INVALID');
});

test('the shop’s styles reach the field and its placeholder', async ({ customer, site, sandbox }) => {
  const styles = { input: { color: 'rgb(1, 2, 3)', 'font-size': '20px' }, '::placeholder': { color: 'rgb(7, 7, 7)' } };
  await openCardPage(customer, { site, sandbox, fields: { number: { placeholder: 'Card number' } }, options: { styles } });
  const computed = await customer.evaluate(number, (element) => {
    const { color, fontSize } = getComputedStyle(element);
    return { color, fontSize };
  });
  expect(computed).toEqual({ color: 'rgb(1, 2, 3)', fontSize: '20px' });
});
