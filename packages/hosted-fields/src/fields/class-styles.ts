import { STYLE_PROPERTIES } from '../constants';
import type { StyleRules, Styles } from '../types';

/** The merchant's styles with the names of classes replaced by what these look like on this page. The merchant's object is not touched. */
export function resolveStyles(styles: Styles | undefined): Record<string, StyleRules> | undefined {
  if (!styles || typeof styles !== 'object') return undefined;
  return Object.fromEntries(
    Object.entries(styles).map(([selector, rules]) => [selector, typeof rules === 'string' ? lookOf(rules) : rules]),
  );
}

function lookOf(className: string): StyleRules {
  const probe = document.createElement('input');
  probe.className = className.replace(/^\./, '');
  document.body.append(probe);
  const look = getComputedStyle(probe);
  const rules = STYLE_PROPERTIES.map((property) => [property, look.getPropertyValue(property)] as const).filter(([, value]) => value);
  probe.remove();
  return Object.fromEntries(rules);
}
