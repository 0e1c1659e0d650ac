import type { Frame, Page } from '@playwright/test';
import { createFields, FIELDS, input, openFields, shopPage, tokenize, typeCard, type FieldName } from '../support/card';
import { expect, test } from '../support/test';

const MARKUP = '<img src=x onerror="top.hacked=1"><script>top.hacked=1</script>';

/** What an attacker who has learnt the id of an instance would send. */
function forgeries(channel: string): { event: string; eventData?: unknown; reply?: string; origin: string }[] {
  const field = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: true };
  const messages: [string, unknown][] = [
    [
      'INPUT_EVENT',
      {
        merchantPayload: { cards: [], emittedBy: 'number', fields: Object.fromEntries(FIELDS.map((name) => [name, field])) },
        type: 'validityChange',
      },
    ],
    ['BIN_AVAILABLE', '999999'],
    ['FRAME_READY', { field: 'number' }],
    ['READY_FOR_CLIENT', undefined],
    ['TOKENIZATION_REQUEST', {}],
    ['CLEAR_FIELD', { field: 'number' }],
    ['SET_ATTRIBUTE', { field: 'number', attribute: 'placeholder', value: 'attacked' }],
    ['TRIGGER_FOCUS_CHANGE', { field: 'number', direction: 'after' }],
    ['CARD_FORM_ENTRY_HAS_BEGUN', undefined],
  ];
  return messages.map(([name, eventData], index) => ({
    event: `${channel}:hosted-fields:${name}`,
    origin: '*',
    reply: `00000000-0000-4000-8000-00000000000${index}`,
    eventData,
  }));
}

/** Sends forged messages from a window to others, and reports what came back. */
function attack(from: Frame | Page, to: 'parent and siblings' | 'opened window', messages: unknown[]): Promise<unknown[]> {
  return from.evaluate(
    async ([to, messages]) => {
      const heard: unknown[] = [];
      window.addEventListener('message', (event) => heard.push(event.data));
      const victim = to === 'opened window' ? (window as unknown as { victim: Window }).victim : window.parent;
      const targets = [victim, ...Array.from({ length: victim.length }, (_, index) => victim[index] as Window)].filter(
        (target) => target !== window,
      );
      for (const target of targets) for (const message of messages) target.postMessage(`/*framebus*/${JSON.stringify(message)}`, '*');
      await new Promise((resolve) => setTimeout(resolve, 300)); // as long as a believed message would have taken many times over
      return heard;
    },
    [to, messages] as const,
  );
}

/** Puts a page of the attacker into the frame of a field. */
const replaceField = (page: Page, field: FieldName, attacker: string): Promise<unknown> =>
  page.evaluate(
    ([name, src]) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="braintree-hosted-field-${name}"]`) as HTMLIFrameElement;
      frame.src = src;
      return new Promise((resolve) => (frame.onload = resolve));
    },
    [field, attacker] as const,
  );

/** Types a card; resolves once the page has heard of the last field. */
async function typeWholeCard(page: Page): Promise<void> {
  await typeCard(page);
  await expect.poll(() => page.evaluate(() => window.fields.getState().fields.postalCode?.isValid)).toBe(true);
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const event of ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange', 'binAvailable'] as const)
      window.fields.on(event, () => events.push(event));
  });
}

const seen = (page: Page): Promise<{ events: string[]; state: unknown }> =>
  page.evaluate(() => ({
    events: (window as unknown as { events: string[] }).events,
    state: JSON.parse(JSON.stringify(window.fields.getState().fields)) as unknown,
  }));

test(
  'card: hostile sibling frame that knows the id is believed by neither page nor frames',
  { tag: '@smoke' },
  async ({ page, sandbox, site }) => {
    const attacker = site.page('attacker.localhost', '/', { scripts: [] });
    await page.goto(shopPage(site, { head: '' }));
    await createFields(page, sandbox.tokenizationKey);
    await typeWholeCard(page);
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      frame.name = 'braintree-hosted-field-number';
      document.body.append(frame);
      return new Promise((resolve) => (frame.onload = resolve));
    }, attacker);
    await watch(page);
    const before = await seen(page);
    const frame = page.frames().find((candidate) => candidate.url() === attacker) as Frame;
    const channel = await page.evaluate(() => window.fields._bus.channel);
    const heard = await attack(frame, 'parent and siblings', [...forgeries(channel), ...forgeries('')]);
    expect(heard).toEqual([]);
    expect(await seen(page)).toEqual(before);
    expect((await tokenize(page)).value?.details.lastFour).toBe('1111');
  },
);

test('card: hostile opener is believed by neither page nor frames', async ({ context, page, sandbox, site }) => {
  await page.goto(site.page('attacker.localhost', '/', { scripts: [] }));
  const opening = context.waitForEvent('page');
  await page.evaluate((url) => Object.assign(window, { victim: window.open(url) }), shopPage(site));
  const shop = await opening;
  await shop.waitForLoadState();
  await createFields(shop, sandbox.tokenizationKey);
  await typeWholeCard(shop);
  await watch(shop);
  const before = await seen(shop);
  const channel = await shop.evaluate(() => window.fields._bus.channel);
  expect(await attack(page, 'opened window', forgeries(channel))).toEqual([]);
  expect(await seen(shop)).toEqual(before);
  expect((await tokenize(shop)).value?.details.lastFour).toBe('1111');
});

test('card: hostile frame page on another origin never becomes a field', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
  // The attacker manages to navigate a field's frame to their own page, which speaks the protocol and knows everything.
  await openFields(page, site, sandbox.tokenizationKey);
  await watch(page);
  const before = await seen(page);
  const channel = await page.evaluate(() => window.fields._bus.channel);
  const attacker = site.page('attacker.localhost', '/', { scripts: [] });
  await replaceField(page, 'number', attacker);
  const frame = page.frames().find((candidate) => candidate.url() === attacker) as Frame;
  expect(await attack(frame, 'parent and siblings', forgeries(channel))).toEqual([]);
  expect(await seen(page)).toEqual(before);
});

test('card: hostile page in place of a field is taken off the page, and tokenize fails', async ({ page, sandbox, site }) => {
  await page.clock.install();
  await openFields(page, site, sandbox.tokenizationKey);
  await typeWholeCard(page);
  const attacker = site.page('attacker.localhost', '/', { scripts: [] });
  await replaceField(page, 'cvv', attacker);
  await page.clock.fastForward(5_000);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(page.frames().map((frame) => frame.url())).not.toContain(attacker);
  expect((await tokenize(page)).error).toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
  expect(await page.evaluate(() => window.fields.getState().fields.number)).toMatchObject({ isEmpty: true, isValid: false });
  // The shop can begin anew in the same place.
  await createFields(page, sandbox.tokenizationKey);
  await typeWholeCard(page);
  expect((await tokenize(page)).value?.details.lastFour).toBe('1111');
});

test('card: fields that are moved, or loaded anew by the browser, stay', async ({ page, sandbox, site }) => {
  await page.clock.install();
  await openFields(page, site, sandbox.tokenizationKey);
  await typeWholeCard(page);
  await page.evaluate(() => document.body.append(document.getElementById('cvv') as Element));
  await expect(input(page, 'cvv')).toHaveValue('123');
  const frame = page.frame({ name: 'braintree-hosted-field-postalCode' }) as Frame;
  // Until the browser has loaded the frame anew, its old page still shows the value.
  await Promise.all([frame.waitForNavigation(), frame.evaluate(() => location.reload())]);
  await expect(input(page, 'postalCode')).toHaveValue('12345');
  await page.clock.fastForward(5_000);
  await expect(page.locator('iframe')).toHaveCount(4);
  expect((await tokenize(page)).value?.details.lastFour).toBe('1111');
});

for (const binVerificationLength of [6, 8] as const) {
  test(`card: hostile script that clears the number at each BIN learns ${binVerificationLength} digits`, async ({
    page,
    sandbox,
    site,
  }) => {
    await openFields(page, site, sandbox.tokenizationKey, { binVerificationLength });
    await page.evaluate(() => {
      const learned: { bins: string[]; brandsAfterBin: number[] } = { bins: [], brandsAfterBin: [] };
      Object.assign(window, { learned });
      window.fields.on('binAvailable', ({ bin }) => {
        learned.bins.push(bin);
        void window.fields.clear('number');
      });
      window.fields.on('cardTypeChange', ({ cards }) => learned.bins.length > 0 && learned.brandsAfterBin.push(cards.length));
    });
    const number = '5454123487659011';
    // The next digit is typed when the page has done what it can.
    for (const [index, digit] of [...number].entries()) {
      await input(page, 'number').pressSequentially(digit);
      if (index + 1 === binVerificationLength) await expect(input(page, 'number')).toHaveValue('');
    }
    await expect(input(page, 'number')).not.toHaveValue('');
    // Reading the state takes a message in each direction after the last digit.
    await page.evaluate(() => window.fields.tokenize().catch(() => {}));
    expect(await page.evaluate(() => (window as unknown as { learned: unknown }).learned)).toEqual({
      bins: [number.slice(0, binVerificationLength)],
      brandsAfterBin: [12], // empty again: any brand
    });
  });
}

test('card: hostile second frame for the number stays empty', async ({ page, sandbox, site }) => {
  await openFields(page, site, sandbox.tokenizationKey);
  await input(page, 'number').pressSequentially('411111');
  await page.evaluate(() => {
    const first = document.querySelector('iframe[name="braintree-hosted-field-number"]') as HTMLIFrameElement;
    const second = first.cloneNode() as HTMLIFrameElement;
    document.body.append(second);
    return new Promise((resolve) => (second.onload = resolve));
  });
  const frames = page.frames().filter((frame) => frame.name() === 'braintree-hosted-field-number');
  expect(await Promise.all(frames.map((frame) => frame.locator('input').count()))).toEqual([expect.any(Number), 0]);
  await expect(input(page, 'cvv')).toBeVisible();
});

test('card: a hostile page that frames only the field page gets no message', async ({ page, sandbox, site }) => {
  const attacker = site.page('attacker.localhost', '/', { scripts: [] });
  await page.goto(attacker);
  const heard = await page.evaluate(
    async ([assets, origin]) => {
      const heard: { data: string; origin: string }[] = [];
      window.addEventListener('message', ({ data, origin }) => heard.push({ data: String(data), origin }));
      const frame = document.createElement('iframe');
      frame.name = 'braintree-hosted-field-number';
      frame.src = `${assets}/web/3.118.2/html/hosted-fields-frame.min.html#channel`;
      document.body.append(frame);
      await new Promise((resolve) => (frame.onload = resolve));
      await new Promise((resolve) => setTimeout(resolve, 200));
      void origin;
      return heard;
    },
    [sandbox.url, site.origin('attacker.localhost')] as const,
  );
  // That it is there, without any data of a customer, is all that anybody may hear.
  expect(
    heard.map(({ data }) => (JSON.parse(data.replace('/*framebus*/', '')) as { event: string; eventData: unknown }).eventData),
  ).toEqual([{ field: 'number', isUpdatable: true }]);
});

test('card: hostile flood of 10,000 messages from a stranger costs the page less than 50 ms', async ({ page, sandbox, site }) => {
  await page.addInitScript(() => {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const { addEventListener: listen } = window;
    window.addEventListener = (...parameters: unknown[]) => {
      if (parameters[0] === 'message') listeners.push(parameters[1] as (event: MessageEvent) => void);
      listen.apply(window, parameters as Parameters<typeof listen>);
    };
    Object.assign(window, { listeners });
  });
  const names = ['number', 'cvv', 'expirationMonth', 'expirationYear', 'postalCode', 'cardholderName'];
  await page.goto(site.page('shop.localhost', '/flood', { body: names.map((name) => `<div id="${name}"></div>`).join('') }));
  const fields = Object.fromEntries(names.map((name) => [name, { container: `#${name}` }]));
  await createFields(page, sandbox.tokenizationKey, { fields });
  // In our listeners alone, the fastest of five floods: whatever else the machine does meanwhile is not measured.
  const costs = await page.evaluate(
    (origins) => {
      const { listeners } = window as unknown as { listeners: ((event: MessageEvent) => void)[] };
      const stranger = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
      const event = `${window.fields._bus.channel}:hosted-fields:INPUT_EVENT`;
      const data = `/*framebus*/${JSON.stringify({ event, eventData: Array(10_000).fill('flood') })}`;
      const flood = (message: MessageEvent): number => {
        const begin = performance.now();
        for (let sent = 0; sent < 10_000; sent += 1) for (const listener of listeners) listener(message);
        return performance.now() - begin;
      };
      return origins.map((origin) => {
        const message = new MessageEvent('message', { data, origin, source: stranger });
        return { listeners: listeners.length, cost: Math.min(...Array.from({ length: 5 }, () => flood(message))) };
      });
    },
    ['https://attacker.example', new URL(sandbox.url).origin],
  );
  for (const { listeners, cost } of costs) {
    expect(listeners).toBeGreaterThan(0);
    expect(cost).toBeLessThan(50);
  }
});

test('card: hostile gateway with markup in every string gets text, never elements', async ({ page, sandbox, site }) => {
  await openFields(page, site, sandbox.tokenizationKey);
  await typeCard(page);
  const evil = (value: unknown): unknown =>
    typeof value === 'string'
      ? MARKUP
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, evil(member)]))
        : value;
  const card = {
    bin: '',
    brandCode: '',
    last4: '',
    cardholderName: '',
    expirationMonth: '',
    expirationYear: '',
    binData: { prepaid: '', debit: '', issuingBank: '', productId: '' },
  };
  sandbox.faults.add({
    match: { path: '/graphql', times: 1 },
    action: { status: 200, body: { data: { tokenizeCreditCard: evil({ token: '', creditCard: card }) } } },
  });
  const { value } = await tokenize(page);
  expect(value?.nonce).toBe(MARKUP);
  expect(value?.details.lastFour).toBe(MARKUP);

  sandbox.faults.add({
    match: { path: '/graphql', times: 1 },
    action: {
      status: 200,
      body: {
        errors: [{ message: MARKUP, extensions: { errorClass: 'VALIDATION', legacyCode: MARKUP, inputPath: ['input', MARKUP, MARKUP] } }],
      },
    },
  });
  const { error } = await tokenize(page);
  expect(error).toMatchObject({ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' });
  await page.evaluate((markup) => {
    window.fields.setMessage({ field: 'number', message: markup });
    return Promise.all([
      window.fields.setAttribute({ field: 'number', attribute: 'placeholder', value: markup }),
      window.fields.addClass('number', markup),
    ]);
  }, MARKUP);
  await page.evaluate(() => window.fields.getChallenges());
  for (const frame of page.frames())
    expect(await frame.locator('img, body script:not([src]):not([type])').count()).toBe(
      frame === page.mainFrame() ? 0 : await frame.locator('body > script').count(),
    );
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
