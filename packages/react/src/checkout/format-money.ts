/** Formats an amount in units of the currency, such as `15.00`, in the format of a language: `15,00 €`. */
export const formatMoney = (amount: string, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
