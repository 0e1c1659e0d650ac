import { STYLE_PROPERTIES } from '../../../src/constants';

/** Rules can be added to a sheet, and to a media query in one. */
type RuleList = Pick<CSSStyleSheet | CSSMediaRule, 'cssRules' | 'insertRule' | 'deleteRule'>;

// As `CSSRule.type` has them. What a browser makes of a rule decides: its text may hide an at-rule behind a comment.
const STYLE_RULE = 1;
const MEDIA_RULE = 4;
const UNSAFE_SELECTOR = /supports|import|[{}<]/i;
const UNSAFE_VALUE = /[;<>\\]|@import|expression|url|javascript/i;

/**
 * Adds a merchant's rules to a sheet, in the order of their keys: selector to properties, or media query to such rules. Selectors and values
 * that could do more than style text, at-rules other than media queries, properties that are not allowed and rules the browser cannot read
 * are left out. Each declaration is set by itself, so that no value can end the rule it stands in.
 */
export function addMerchantStyle(sheet: RuleList, styles: unknown): void {
  if (!styles || typeof styles !== 'object') return;
  for (const [selector, rules] of Object.entries(styles)) {
    if (selector.trim() && !UNSAFE_SELECTOR.test(selector) && rules && typeof rules === 'object') addRule(sheet, selector, rules as object);
  }
}

function addRule(sheet: RuleList, selector: string, rules: object): void {
  const index = sheet.cssRules.length;
  let rule: CSSRule | undefined;
  try {
    rule = sheet.cssRules[sheet.insertRule(`${selector}{}`, index)];
  } catch {
    return; // the browser does not know the selector, such as another browser's placeholder
  }
  const isMedia = rule?.type === MEDIA_RULE && /@media /i.test(selector);
  if (!isMedia && (rule?.type !== STYLE_RULE || selector.trim().startsWith('@'))) sheet.deleteRule(index);
  else if (isMedia) addMerchantStyle(rule as CSSMediaRule, rules);
  else for (const [property, value] of Object.entries(rules)) declare((rule as CSSStyleRule).style, property, String(value));
}

function declare(style: CSSStyleDeclaration | undefined, property: string, value: string): void {
  if (!STYLE_PROPERTIES.includes(property) || UNSAFE_VALUE.test(value)) return;
  const [bare = '', important] = value.split(/\s*!\s*(?=important\s*$)/i);
  style?.setProperty(property, bare, important ? 'important' : '');
}
