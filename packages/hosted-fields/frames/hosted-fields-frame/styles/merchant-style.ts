import { STYLE_PROPERTIES } from '../../../src/constants';

/** Rules can be added to a sheet, and to a media query in one. */
type RuleList = Pick<CSSStyleSheet | CSSMediaRule, 'cssRules' | 'insertRule' | 'deleteRule'>;

const UNSAFE_SELECTOR = /supports|import|[{}<]/i;
const UNSAFE_VALUE = /[;<>\\]|@import|expression|url|javascript/i;

/**
 * Adds a merchant's rules to a sheet, in the order of their keys: selector to properties, or media query to such rules. Selectors and values
 * that could do more than style text, properties that are not allowed and rules the browser cannot read are left out. Each declaration is
 * set by itself, so that no value can end the rule it stands in.
 */
export function addMerchantStyle(sheet: RuleList, styles: unknown): void {
  if (!styles || typeof styles !== 'object') return;
  for (const [selector, rules] of Object.entries(styles)) {
    if (selector.trim() && !UNSAFE_SELECTOR.test(selector) && rules && typeof rules === 'object') addRule(sheet, selector, rules as object);
  }
}

function addRule(sheet: RuleList, selector: string, rules: object): void {
  let rule: CSSRule | undefined;
  try {
    rule = sheet.cssRules[sheet.insertRule(`${selector}{}`, sheet.cssRules.length)];
  } catch {
    return; // the browser does not know the selector, such as another browser's placeholder
  }
  if (/@media /i.test(selector)) addMerchantStyle(rule as CSSMediaRule, rules);
  else for (const [property, value] of Object.entries(rules)) declare((rule as CSSStyleRule).style, property, String(value));
}

function declare(style: CSSStyleDeclaration | undefined, property: string, value: string): void {
  if (!STYLE_PROPERTIES.includes(property) || UNSAFE_VALUE.test(value)) return;
  const [bare = '', important] = value.split(/\s*!\s*(?=important\s*$)/i);
  style?.setProperty(property, bare, important ? 'important' : '');
}
