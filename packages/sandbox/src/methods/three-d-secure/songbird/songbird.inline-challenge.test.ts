/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import {
  ACS,
  closeSongbirdPage,
  findBank,
  findDialog,
  flushPromises,
  openSongbirdPage,
  ORDER,
  report,
  validated,
  type SongbirdPage,
} from '../../../fixtures/songbird-page';

let page: SongbirdPage;
beforeEach(() => void (page = openSongbirdPage()));
afterEach(closeSongbirdPage);

describe('a challenge in an element of the shop', () => {
  type Setup = (template: string, details: { data: { mode: string } }, resolve: () => void, reject: (why: unknown) => void) => void;
  const insertFrame: Setup = (template, _, resolve) => {
    const holder = document.createElement('div');
    holder.append(...new DOMParser().parseFromString(template, 'text/html').body.children);
    document.body.append(holder);
    resolve();
  };
  const begin = async (setup: Setup | undefined, payload: object = { mode: 'static' }) => {
    await page.setUp({ payment: { framework: 'inline' } });
    if (setup) page.Cardinal.on('ui.inline.setup', setup as (...args: unknown[]) => unknown);
    page.Cardinal.continue('cca', { ...ACS, Payload: btoa(JSON.stringify(payload)) }, ORDER);
    await flushPromises();
  };

  test.each([
    ['static', 'ui.render'],
    ['suppress', 'ui.renderHidden'],
  ])('in the mode %s raises %s', async (mode, event) => {
    const setup = jest.fn(insertFrame);
    await begin(setup, { mode, challengeWindowSize: '02' });
    expect(setup).toHaveBeenCalledWith(
      expect.stringContaining('<iframe '),
      { paymentType: 'CCA', data: { mode } },
      expect.any(Function),
      expect.any(Function),
    );
    expect([findBank()?.width, findBank()?.height, findDialog()]).toEqual(['390', '400', null]);
    report(findBank(), { kind: 'shown', data: {} });
    report(findBank(), validated);
    expect(page.events).toEqual([[event], ['ui.close'], ['payments.validated', validated.data, 'a.b.c']]);
    expect(findBank()).toBeNull();
  });

  test.each<[string, Setup | undefined]>([
    ['the shop does not place it', undefined],
    ['the shop refuses', (_, __, ___, reject) => reject(new Error('Not here'))],
    ['it is not on the page', (_, __, resolve) => resolve()],
  ])('is an error when %s', async (_, setup) => {
    await begin(setup);
    expect(page.events).toEqual([['payments.validated', expect.objectContaining({ ActionCode: 'ERROR', ErrorNumber: 1000 })]]);
  });
});
