/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import {
  ACS,
  closeSongbirdPage,
  findBank,
  findCollector,
  findDialog,
  flushPromises,
  JWT,
  openSongbirdPage,
  ORDER,
  report,
  validated,
  type SongbirdPage,
} from '../../../fixtures/songbird-page';

let page: SongbirdPage;
beforeEach(() => void (page = openSongbirdPage()));
afterEach(closeSongbirdPage);

describe('a challenge', () => {
  const begin = async () => {
    page.Cardinal.continue('cca', ACS, ORDER);
    await flushPromises();
  };

  test.each([
    ['a dialog of the script', {}, 'Cardinal-Modal', ['400px', '400px']],
    ["a dialog of the shop's framework", { framework: 'bootstrap3' }, 'CCAFrameModal', ['100%', '400px']],
  ])('is shown in %s', async (_, payment, id, size) => {
    await page.setUp({ payment });
    await begin();
    expect([findDialog()?.id, jest.mocked(HTMLDialogElement.prototype.showModal).mock.calls.length]).toEqual([id, 1]);
    expect(findBank()?.src).toBe(`${ACS.AcsUrl}?opener=${encodeURIComponent(location.origin)}`);
    expect([findBank()?.style.width, findBank()?.style.height]).toEqual(size);
    report(findBank(), { kind: 'shown', data: {} });
    report(findBank(), { kind: 'shown', data: {} });
    report(findBank(), { ...validated, jwt: 'forged' }, { origin: 'https://attacker.example' });
    expect(page.events).toEqual([['ui.render']]);
    report(findBank(), validated);
    expect(page.events.slice(1)).toEqual([['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
    expect(findDialog()).toBeNull();
  });

  test('reports loading when the shop asks for it', async () => {
    await page.setUp({ payment: { displayLoading: true } });
    await begin();
    expect(page.events).toEqual([['ui.loading.render']]);
    report(findBank(), { kind: 'shown', data: {} });
    expect(page.events.slice(1)).toEqual([['ui.loading.close'], ['ui.render']]);
    report(findBank(), validated);
  });

  test.each([
    ['01', ['250px', '400px']],
    ['03', ['500px', '600px']],
    ['05', ['100%', '100%']],
  ])('has the size that the shop asks for, %s', async (challengeWindowSize, size) => {
    await page.setUp();
    page.Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify({ challengeWindowSize })) }, ORDER);
    await flushPromises();
    expect([findBank()?.style.width, findBank()?.style.height]).toEqual(size);
    report(findBank(), validated);
  });

  test('waits for a setup that has begun', async () => {
    page.Cardinal.setup('init', { jwt: JWT });
    page.Cardinal.continue('cca', ACS, ORDER);
    await flushPromises();
    expect(findBank()).toBeNull();
    report(findCollector(), { kind: 'setup', data: { sessionId: '0_session' } });
    await flushPromises();
    expect(findBank()).not.toBeNull();
    report(findBank(), validated);
  });

  const exits: readonly [string, () => unknown][] = [
    ['the exit button', () => findDialog()?.querySelector('button')?.click()],
    ['Escape', () => findDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => findDialog()?.dispatchEvent(new MouseEvent('click', { clientX: 5000, clientY: 5000 }))],
  ];
  test.each(exits)('that the customer leaves by %s ends with error 10011', async (_, exit) => {
    await page.setUp({ payment: { displayExitButton: true } });
    await begin();
    report(findBank(), { kind: 'shown', data: {} });
    exit();
    expect(page.events.slice(1)).toEqual([
      ['ui.close'],
      ['payments.validated', { ActionCode: 'ERROR', Validated: false, ErrorNumber: 10011, ErrorDescription: 'Canceled' }],
    ]);
    expect(findDialog()).toBeNull();
  });

  test.each([
    ['no exit button in a dialog of the script', {}, 0],
    ['an exit button where the shop wants one', { displayExitButton: true }, 1],
    ["an exit button always in a dialog of the shop's framework", { framework: 'bootstrap3' }, 1],
  ])('has %s', async (_, payment, count) => {
    await page.setUp({ payment });
    await begin();
    expect(findDialog()?.querySelectorAll('button')).toHaveLength(count);
    report(findBank(), validated);
  });

  test('ends with error 10003 when the bank does not respond', async () => {
    await page.setUp({ timeout: 1000 });
    await begin();
    await jest.advanceTimersByTimeAsync(1000);
    expect(page.events).toEqual([['ui.close'], ['payments.validated', expect.objectContaining({ ErrorNumber: 10003 })]]);
  });

  test.each([
    ['an unknown brand', 'paypal', ACS, 4001],
    ['no address', 'cca', { Payload: ACS.Payload }, 10006],
    ['an address that is a script', 'cca', { ...ACS, AcsUrl: 'javascript:alert(1)' }, 10006],
    ['no payload', 'cca', { AcsUrl: ACS.AcsUrl }, 10006],
    ['a payload that cannot be read', 'cca', { ...ACS, Payload: '%' }, 10006],
  ])('with %s is an error', async (_, brand, args, ErrorNumber) => {
    await page.setUp();
    page.Cardinal.continue(brand, args, ORDER);
    await flushPromises();
    expect(page.events).toEqual([['payments.validated', expect.objectContaining({ ActionCode: 'ERROR', ErrorNumber })]]);
    expect(findBank()).toBeNull();
  });

  test('without a setup is error 10006', async () => {
    page.Cardinal.continue('cca', ACS, ORDER);
    expect(page.events).toEqual([['payments.validated', expect.objectContaining({ ErrorNumber: 10006 })]]);
    await flushPromises();
  });

  test('a second one replaces the first', async () => {
    await page.setUp();
    await begin();
    const first = findBank();
    await begin();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    report(first, validated);
    expect(page.events).toEqual([['ui.close']]);
    report(findBank(), validated);
  });
});

test('a bank may decide in a hidden frame', async () => {
  await page.setUp();
  page.Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify({ mode: 'suppress' })) }, ORDER);
  await flushPromises();
  expect([findBank()?.hidden, findDialog()]).toEqual([true, null]);
  report(findBank(), validated);
  expect(page.events).toEqual([['ui.renderHidden'], ['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
});
