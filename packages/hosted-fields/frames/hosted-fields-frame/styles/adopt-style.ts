import { BASE_STYLE } from './base-style';
import { addMerchantStyle } from './merchant-style';

/** Styles the frame without a style element, which its content policy would refuse. */
export function adoptStyle(styles: unknown): void {
  const base = new CSSStyleSheet();
  base.replaceSync(BASE_STYLE);
  const merchant = new CSSStyleSheet();
  addMerchantStyle(merchant, styles);
  document.adoptedStyleSheets = [base, merchant];
}
