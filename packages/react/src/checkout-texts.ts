export type { CheckoutTexts, CompleteTexts, FieldTexts, NoticeTexts } from './checkout/texts/checkout-texts';
export { ar } from './checkout/texts/ar';
export { de } from './checkout/texts/de';
export { en } from './checkout/texts/en';
export { es } from './checkout/texts/es';
export { fr } from './checkout/texts/fr';
