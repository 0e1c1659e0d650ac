import { createElement, mapEntries, asRecord } from '@tender/client/internal';
import type { HostedFieldsStyleRules, HostedFieldsStyles } from '../types';

/** Copies the merchant's styles and replaces names of classes by the computed style that they have on this page. */
export function resolveStyles(styles: HostedFieldsStyles | undefined): Record<string, HostedFieldsStyleRules> | undefined {
  return (
    styles &&
    mapEntries(asRecord(styles) as HostedFieldsStyles, ([selector, rules]) => [
      selector,
      typeof rules === 'string' ? readClassStyle(rules) : rules,
    ])
  );
}

/** Beginnings of the properties that a frame accepts. The frame checks the whole name and drops all others. */
const READ_PROPERTIES = /^(-|[flmt]|app|box-s|col|dir|op|out|pad)/;

/** Reads the computed style that an input with this class would have on the page. */
function readClassStyle(className: string): HostedFieldsStyleRules {
  const probe = document.body.appendChild(createElement('input', { class: className.replace(/^\./, '') }));
  const style = getComputedStyle(probe);
  const rules: HostedFieldsStyleRules = {};
  // Browsers list a computed style without shorthands. Frames accept these two shorthands, but not the properties that they stand for.
  for (const property of ['outline', 'transition', ...Array.from(style)]) {
    const value = style.getPropertyValue(property);
    if (value && READ_PROPERTIES.test(property)) rules[property] = value;
  }
  probe.remove();
  return rules;
}
