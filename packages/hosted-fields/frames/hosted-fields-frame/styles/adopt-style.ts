import { BASE_STYLE } from './base-style';
import { addMerchantStyle } from './add-merchant-style';

/** Styles the frame with an adopted style sheet, because its content security policy forbids style elements. */
export function adoptStyle(styles: unknown): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BASE_STYLE);
  addMerchantStyle(sheet, styles);
  document.adoptedStyleSheets = [sheet];
}
