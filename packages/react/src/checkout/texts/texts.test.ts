import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';

/** Every text by its path. */
const flattenTexts = (texts: object, before = ''): Record<string, string> =>
  Object.entries(texts).reduce<Record<string, string>>((all, [key, value]) => {
    const path = before + key;
    return typeof value === 'object' ? { ...all, ...flattenTexts(value as object, `${path}.`) } : { ...all, [path]: value as string };
  }, {});
const readPlaceholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort();
const english = flattenTexts(en);

describe.each(Object.entries({ de, fr, es, ar, it, ja, nl, pl, pt }))('%s', (locale, texts) => {
  const all = flattenTexts(texts);

  test('default: has every text, and says which language it is', () => {
    expect(Object.keys(all).sort()).toEqual(Object.keys(english).sort());
    for (const [path, text] of Object.entries(all)) expect([path, text.trim()]).not.toEqual([path, '']);
    expect([texts.locale, texts.direction]).toEqual([locale, locale === 'ar' ? 'rtl' : 'ltr']);
  });

  test('default: fills in the same as English does', () => {
    for (const [path, text] of Object.entries(all)) {
      // A translation may use a placeholder more or less often than English.
      expect([path, [...new Set(readPlaceholders(text))]]).toEqual([path, [...new Set(readPlaceholders(english[path] ?? ''))]]);
    }
  });

  test('default: nothing is left in English', () => {
    const same = Object.entries(all).filter(([path, text]) => text === english[path] && /[a-z]{4} [a-z]/.test(text));
    expect(same).toEqual([]);
  });
});
