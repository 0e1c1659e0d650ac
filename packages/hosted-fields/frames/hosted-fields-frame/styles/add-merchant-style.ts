import { STYLE_PROPERTIES } from '../../../src/style-properties';

/** A style sheet, or a media query in a style sheet: both hold rules. */
type RuleList = Pick<CSSStyleSheet | CSSMediaRule, 'cssRules' | 'insertRule' | 'deleteRule'>;

// Values of `CSSRule.type`. The rule that the browser created is checked, because a comment in the text may hide an at-rule.
const STYLE_RULE = 1;
const MEDIA_RULE = 4;
const UNSAFE_SELECTOR = /supports|import|[{}<]/i;
const UNSAFE_VALUE = /[;<>\\]|@import|expression|url|javascript/i;

/**
 * Adds a merchant's rules to a sheet, in the order of their keys. A key is a selector with properties, or a media query with such rules. It leaves out
 * selectors and values that could do more than style text, at-rules other than media queries, properties that are not allowed, and rules that the browser
 * cannot parse. Each declaration is set separately, so that no value can close its rule.
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
    return; // the browser does not know the selector, such as a vendor-prefixed placeholder
  }
  const isMedia = rule?.type === MEDIA_RULE && /@media /i.test(selector);
  if (!isMedia && (rule?.type !== STYLE_RULE || selector.trim().startsWith('@'))) sheet.deleteRule(index);
  else if (isMedia) addMerchantStyle(rule as CSSMediaRule, rules);
  else for (const [property, value] of Object.entries(rules)) setDeclaration((rule as CSSStyleRule).style, property, String(value));
}

function setDeclaration(style: CSSStyleDeclaration | undefined, property: string, value: string): void {
  if (!STYLE_PROPERTIES.includes(property) || UNSAFE_VALUE.test(value)) return;
  const bare = value.replace(/!\s*important\s*$/i, '');
  style?.setProperty(property, bare, bare === value ? '' : 'important');
}
