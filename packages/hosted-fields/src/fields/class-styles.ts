import { createElement, mapEntries, members } from '@tender/client/internal';
import type { StyleRules, Styles } from '../types';

/** The merchant's styles with the names of classes replaced by what these look like on this page. The merchant's object is not touched. */
export function resolveStyles(styles: Styles | undefined): Record<string, StyleRules> | undefined {
  return (
    styles && mapEntries(members(styles) as Styles, ([selector, rules]) => [selector, typeof rules === 'string' ? lookOf(rules) : rules])
  );
}

// How the properties that a frame takes begin. Others that begin so are dropped there: it knows the properties one by one.
const LOOKS = /^(-|[flmt]|app|box-s|col|dir|op|out|pad)/;
function lookOf(className: string): StyleRules {
  const probe = document.body.appendChild(createElement('input', { class: className.replace(/^\./, '') }));
  const look = getComputedStyle(probe);
  const rules: StyleRules = {};
  // Browsers list a look without shorthands: these two are allowed where what they are made of is not.
  for (const property of ['outline', 'transition', ...Array.from(look)]) {
    const value = look.getPropertyValue(property);
    if (value && LOOKS.test(property)) rules[property] = value;
  }
  probe.remove();
  return rules;
}
