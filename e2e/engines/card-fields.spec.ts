import { copy, paid, seen, state, test, tokenized } from './card-page';
import { button, cardField, css, type Customer } from './customer';
import { fill, focusIsIn } from './shop';
import { expect } from './test';

// The card fields on a page with a strict policy.

const number = cardField('number');
const date = cardField('expirationDate');
const cvv = cardField('cvv');
const FIELDS = { number: {}, expirationDate: {}, cvv: {} };

const shows = (customer: Customer, field: typeof number, text: string): Promise<void> =>
  expect.poll(() => customer.read(field), { timeout: 10_000 }).toBe(text);
const expectState = (customer: Customer, text: string | RegExp): Promise<void> =>
  text instanceof RegExp ? expect.poll(() => customer.read(state)).toMatch(text) : expect.poll(() => customer.read(state)).toBe(text);

async function typeVisa(customer: Customer): Promise<void> {
  await fill(customer, number, '4111111111111111');
  await fill(customer, date, '1230');
  await fill(customer, cvv, '123');
}

type Row = readonly [field: string, text: string, shown: string];

/** Enters a text into each field, and expects what the field shows then. */
async function enterEach(
  customer: Customer,
  rows: readonly Row[],
  enter: (text: string, field: string) => Promise<unknown>,
): Promise<void> {
  for (const [field, text, shown] of rows) {
    await customer.click(cardField(field));
    await focusIsIn(customer, field);
    await enter(text, field);
    await shows(customer, cardField(field), shown);
  }
}

test('the possible brands narrow with each digit', async ({ customer, openCard }) => {
  await openCard({ number: {} });
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

test('deleting passes separators, and the caret stays where it is', { tag: '@smoke' }, async ({ customer, openCard }) => {
  const caret = (): Promise<number | null> => customer.evaluate(number, (element) => (element as HTMLInputElement).selectionStart);
  await openCard({ number: {} });
  await customer.click(number);
  await customer.type('41111');
  for (const shown of ['4111 ', '411', '41', '4', '']) {
    await customer.press('Backspace');
    await shows(customer, number, shown);
  }
  await customer.type('4111222233334444');
  for (let times = 0; times < 9; times += 1) await customer.press('ArrowLeft');
  await customer.press('Backspace');
  await shows(customer, number, '4111 2223 3334 444');
  expect(await caret()).toBe(8);
  await customer.type('5');
  await shows(customer, number, '4111 2225 3333 4444');
  expect(await caret()).toBe(10);
  await customer.press('Home', 'Delete');
  await shows(customer, number, '1112 2253 3334 444');
  expect(await caret()).toBe(0);
  await customer.press('Control+a');
  await customer.type('x');
  await shows(customer, number, '');
});

test('a pasted number is complete, grouped and no longer than the longest of its brand', async ({ customer, openCard }) => {
  await openCard(FIELDS);
  for (const [field, text, shown] of [
    [number, '4111-1111-1111-1111-9999', '4111 1111 1111 1111'],
    [number, 'Card: 3782-822463-10005, thanks', '3782 822463 10005'],
    [date, '5/2030', '05 / 2030'],
  ] as const) {
    await copy(customer, text);
    await customer.click(field);
    await customer.press('Control+a', 'Control+v');
    await shows(customer, field, shown);
  }
  await fill(customer, cvv, '1234');
  expect(await tokenized(customer)).toBe('American Express 0005 05/2030');
});

const growing = (text: string): string[] => Array.from(text, (_, index) => text.slice(0, index + 1));

test('composed text stays as it is until the end of the composition, then it is formatted', async ({ customer, openCard }) => {
  await openCard({ ...FIELDS, cardholderName: {}, postalCode: {} });
  const rows: Row[] = [
    ['number', '4242424242424242', '4242 4242 4242 4242'],
    ['expirationDate', '1230', '12 / 30'],
    ['cvv', '１２３', '123'],
    ['cardholderName', 'やまだ', 'やまだ'],
    ['postalCode', '１００ー０００１', '100-0001'],
  ];
  await enterEach(customer, rows, async (text, field) =>
    expect(await customer.compose(cardField(field), ...growing(text))).toEqual(growing(text)),
  );
  await expectState(customer, 'number:valid expirationDate:valid cvv:valid cardholderName:valid postalCode:valid visa');
  expect(await tokenized(customer)).toBe('Visa 4242 12/2030');
});

test('keys that are composed one by one, as on Android, are formatted one by one', async ({ customer, openCard }) => {
  await openCard(FIELDS);
  const rows: Row[] = [
    ['number', '378282246310005', '3782 822463 10005'],
    ['expirationDate', '530', '05 / 30'],
    ['cvv', '1234', '1234'],
  ];
  await enterEach(customer, rows, async (text, field) => {
    for (const key of text) await customer.compose(cardField(field), key);
  });
  expect(await tokenized(customer)).toBe('American Express 0005 05/2030');
});

for (const formatInput of [true, false]) {
  const how = formatInput ? 'formatted' : 'not formatted';
  const fields = { number: { formatInput }, expirationDate: { formatInput }, cvv: { formatInput }, postalCode: { formatInput } };

  test(`full-width and Arabic digits are typed as plain ones, ${how}`, async ({ customer, openCard }) => {
    await openCard(fields);
    const rows: Row[] = [
      ['number', '４１１１１１１１１１１１１１１１', formatInput ? '4111 1111 1111 1111' : '4111111111111111'],
      ['expirationDate', '１／３０', formatInput ? '01 / 30' : '1/30'],
      ['cvv', '١٢٣', '123'],
      ['postalCode', 'Ｍ１　１ＡＥ', 'M1 1AE'],
    ];
    await enterEach(customer, rows, (text) => customer.type(text));
    await expectState(customer, 'number:valid expirationDate:valid cvv:valid postalCode:valid visa');
    expect(await tokenized(customer)).toBe('Visa 1111 01/2030');
  });

  test(`pasted text loses its invisible characters before it is cut to the longest text, ${how}`, async ({ customer, openCard }) => {
    await openCard(fields);
    const rows: Row[] = [
      ['number', '\u202a4111\u20111111\u20111111\u20111111\u202c', formatInput ? '4111 1111 1111 1111' : '4111-1111-1111-1111'],
      ['expirationDate', '\u200e12\u00a0/\u00a02030\u200e', '12 / 2030'],
      ['cvv', '\u200e1\u200e2\u200e3\u200e', '123'],
      ['postalCode', '\u200e00\u2011950\u200e', '00-950'],
    ];
    await enterEach(customer, rows, async (text, field) => {
      await copy(customer, text);
      await customer.click(cardField(field));
      await customer.press('Control+v');
    });
    await expectState(customer, 'number:valid expirationDate:valid cvv:valid postalCode:valid visa');
    expect(await tokenized(customer)).toBe('Visa 1111 12/2030');
  });
}

test('any separator ends the month of a date, and a pasted date that begins with its year is put in order', async ({
  customer,
  openCard,
}) => {
  await openCard(FIELDS);
  await typeVisa(customer);
  for (const text of ['1/30', '1-30', '1.30', '1 30']) {
    await fill(customer, date, text);
    await shows(customer, date, '01 / 30');
  }
  await fill(customer, date, '203003'); // typed digit by digit, the first digit is a month
  await shows(customer, date, '02 / 0300');
  for (const text of ['2030-03', '2030/03', '203003']) {
    await copy(customer, text);
    await customer.click(date);
    await customer.press('Control+a', 'Control+v');
    await shows(customer, date, '03 / 2030');
  }
  expect(await tokenized(customer)).toBe('Visa 1111 03/2030');
});

test('without formatting, dates are read as the provider’s validator reads them', async ({ customer, openCard }) => {
  await openCard({ ...FIELDS, expirationDate: { formatInput: false } });
  await typeVisa(customer);
  for (const [text, status] of [
    ['1/30', 'valid'],
    ['1/2/30', 'invalid'],
    ['1 / 30', 'valid'],
    ['13/30', 'invalid'],
    ['1/2030', 'valid'],
    ['1/230', 'invalid'],
    ['1 30', 'valid'],
  ] as const) {
    await fill(customer, date, text);
    await shows(customer, date, text);
    await expectState(customer, `number:valid expirationDate:${status} cvv:valid visa`);
  }
  expect(await tokenized(customer)).toBe('Visa 1111 01/2030');
});

test('postal codes with a separator among their first characters are valid', async ({ customer, openCard }) => {
  await openCard({ postalCode: {} });
  for (const postalCode of ['M1 1AE', '00-950', 'LV-1010', 'L-1234']) {
    await fill(customer, cardField('postalCode'), postalCode);
    await shows(customer, cardField('postalCode'), postalCode);
    await expectState(customer, /^postalCode:valid /);
    await fill(customer, cardField('postalCode'), 'M1');
    await expectState(customer, /^postalCode:invalid /);
  }
});

test('after undo, the number that is shown is sent', async ({ customer, openCard }) => {
  await openCard(FIELDS);
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

test('a field is masked when it loses the focus and readable when it has it', { tag: '@change' }, async ({ customer, openCard }) => {
  const fields = { number: { maskInput: { showLastFour: true } }, expirationDate: {}, cvv: { maskInput: true } };
  await openCard(fields);
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

test('month and year in separate fields', async ({ customer, openCard }) => {
  await openCard({ number: {}, expirationMonth: {}, expirationYear: {}, cvv: {} });
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

test('month and year as select elements', async ({ customer, openCard }) => {
  const [month, year] = [cardField('expirationMonth'), cardField('expirationYear')];
  const fields = {
    number: {},
    expirationMonth: { select: { options: ['<b>1</b>', 'February & co'] }, placeholder: 'Month' },
    expirationYear: { select: true },
    cvv: {},
  };
  await openCard(fields);
  const names = await customer.evaluate(month, (list) => Array.from((list as HTMLSelectElement).options, ({ text }) => text));
  expect(names).toEqual(['Month', '<b>1</b>', 'February & co', ...'3 4 5 6 7 8 9 10 11 12'.split(' ')]);
  expect(await customer.read(year)).toBe(String(new Date().getFullYear()));
  await customer.choose(month, '02');
  await customer.choose(year, '2030');
  await fill(customer, number, '4111111111111111');
  await fill(customer, cvv, '123');
  expect(await tokenized(customer)).toBe('Visa 1111 02/2030');
});

test('Tab and Shift+Tab move between page and fields', { tag: '@change' }, async ({ customer, openCard }) => {
  await openCard({ number: {}, cvv: {} });
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

test('Return asks the page to submit', async ({ customer, openCard }) => {
  await openCard(FIELDS);
  await customer.click(cvv);
  await customer.press('Enter');
  await expect.poll(() => customer.read(seen)).toContain('cvv.inputSubmitRequest');
});

test('a field is focused by code, some time after a click', async ({ customer, openCard }) => {
  await openCard({ number: {}, cvv: {} });
  await customer.click(button('Focus the last field soon'));
  await expect.poll(() => customer.read(seen)).toContain('cvv.focus');
  await customer.type('123');
  await shows(customer, cvv, '123');
});

test('a password manager fills in all fields through one frame', async ({ customer, openCard }) => {
  await openCard(FIELDS);
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

test('digits keep their order from right to left', async ({ customer, openCard }) => {
  const styles = { input: { direction: 'rtl', 'text-align': 'right' } };
  await openCard(FIELDS, { styles });
  await typeVisa(customer);
  await shows(customer, number, '4111 1111 1111 1111');
  await customer.click(number);
  await customer.press('Home', 'Delete');
  await customer.type('5');
  await shows(customer, number, '5111 1111 1111 1111');
});

test('a field that the page moves keeps what was typed and accepts more', async ({ customer, openCard }) => {
  await openCard(FIELDS);
  await typeVisa(customer);
  await customer.click(button('Move the last field'));
  await shows(customer, cvv, '123');
  await fill(customer, cvv, '456');
  await shows(customer, cvv, '456');
  expect(await tokenized(customer)).toBe('Visa 1111 12/2030');
});

test('fields are torn down and created again', async ({ customer, openCard }) => {
  await openCard(FIELDS);
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

test('tokenize rejects with a code for empty fields, and for an invalid number', async ({ customer, openCard }) => {
  await openCard(FIELDS);
  expect(await tokenized(customer)).toBe('HOSTED_FIELDS_FIELDS_EMPTY');
  await fill(customer, number, '4111111111111112');
  await customer.click(button('Pay'));
  await expect.poll(() => customer.read(paid)).toBe('HOSTED_FIELDS_FIELDS_INVALID');
});

test('the shop’s styles reach the field and its placeholder, and others do not', { tag: '@change' }, async ({ customer, openCard }) => {
  const styles = {
    input: { color: 'rgb(1, 2, 3)', 'font-size': '20px', position: 'fixed', background: 'red' },
    '.number': { 'letter-spacing': '2px' },
    '.invalid': { color: 'rgb(200, 0, 0) !important' },
    '@media (min-width: 10px)': { input: { 'font-weight': '700' } },
    'input{position:fixed} b': { color: 'red' },
    '::-moz-placeholder': { color: 'rgb(7, 7, 7)' },
    '::placeholder': { color: 'rgb(7, 7, 7)' },
  };
  await openCard({ number: { placeholder: 'Card number' } }, { styles });
  const computed = await customer.evaluate(number, (element) => {
    const { color, fontSize, letterSpacing, fontWeight, position, backgroundColor } = getComputedStyle(element);
    return { color, fontSize, letterSpacing, fontWeight, position, backgroundColor };
  });
  expect(computed).toEqual({
    color: 'rgb(1, 2, 3)',
    fontSize: '20px',
    letterSpacing: '2px',
    fontWeight: '700',
    position: 'absolute',
    backgroundColor: 'rgba(0, 0, 0, 0)',
  });
  if (customer.engine !== 'webkit')
    expect(await customer.evaluate(number, (element) => getComputedStyle(element, '::placeholder').color)).toBe('rgb(7, 7, 7)');
  await customer.click(number);
  await customer.type('9');
  await expect.poll(() => customer.evaluate(number, (element) => getComputedStyle(element).color)).toBe('rgb(200, 0, 0)');
});
