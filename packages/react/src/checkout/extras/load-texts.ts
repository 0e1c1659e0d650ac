import type { CheckoutTexts } from '../texts/checkout-texts';

/** Languages by their ISO 639-1 code. Each is loaded when a customer needs it. */
const LANGUAGES: Readonly<Record<string, () => Promise<CheckoutTexts>>> = {
  ar: () => import('../texts/ar').then(({ ar }) => ar),
  de: () => import('../texts/de').then(({ de }) => de),
  es: () => import('../texts/es').then(({ es }) => es),
  fr: () => import('../texts/fr').then(({ fr }) => fr),
  it: () => import('../texts/it').then(({ it }) => it),
  ja: () => import('../texts/ja').then(({ ja }) => ja),
  nl: () => import('../texts/nl').then(({ nl }) => nl),
  pl: () => import('../texts/pl').then(({ pl }) => pl),
  pt: () => import('../texts/pt').then(({ pt }) => pt),
};

/**
 * Loads the texts of a language.
 * @param locale a BCP 47 tag, or `auto` for the browser's first language that has texts
 * @returns the English texts for a language without texts
 */
export async function loadTexts(locale: string, english: CheckoutTexts): Promise<CheckoutTexts> {
  const tags = locale === 'auto' ? navigator.languages : [locale];
  const hasTexts = ({ language }: Intl.Locale): boolean => language === 'en' || Object.hasOwn(LANGUAGES, language);
  const chosen = tags.map((tag) => new Intl.Locale(tag)).find(hasTexts);
  if (!chosen) return english;
  const texts = (await LANGUAGES[chosen.language]?.()) ?? english;
  return { ...texts, locale: chosen.toString() }; // with its region, in whose format amounts are
}
