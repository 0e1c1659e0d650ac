import { BASE_STYLE } from './base-style';
import { addMerchantStyle } from './add-merchant-style';

/** Styles the frame with adopted style sheets, because its content security policy forbids style elements. */
export function adoptStyle(styles: unknown): void {
  const base = new CSSStyleSheet();
  base.replaceSync(BASE_STYLE);
  const merchant = new CSSStyleSheet();
  addMerchantStyle(merchant, styles);
  document.adoptedStyleSheets = [base, merchant];
}
