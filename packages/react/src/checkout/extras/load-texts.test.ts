import { enBasics } from '../texts/en-basics';
import { loadTexts } from './load-texts';

const setLanguages = (...languages: string[]): void => void jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
afterEach(() => jest.restoreAllMocks());

test.each(['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'])('loads the texts of %s', async (locale) => {
  const texts = await loadTexts(locale, enBasics);
  expect(texts.locale).toBe(locale);
  expect(texts.choose).not.toBe(enBasics.choose);
});

test('keeps the region, in whose format amounts are', async () => {
  const { locale, choose } = await loadTexts('de-AT', enBasics);
  expect([locale, choose]).toEqual(['de-AT', (await loadTexts('de', enBasics)).choose]);
  expect(await loadTexts('en-GB', enBasics)).toEqual({ ...enBasics, locale: 'en-GB' });
});

test('auto is the first language of the browser that has texts', async () => {
  setLanguages('sv-SE', 'nl-BE', 'en');
  expect((await loadTexts('auto', enBasics)).locale).toBe('nl-BE');
});

test('a language without texts is English', async () => {
  setLanguages('sv');
  expect(await loadTexts('auto', enBasics)).toBe(enBasics);
  expect(await loadTexts('sv', enBasics)).toBe(enBasics);
});

test('rejects an invalid tag', async () => {
  await expect(loadTexts('no language', enBasics)).rejects.toThrow(RangeError);
});
