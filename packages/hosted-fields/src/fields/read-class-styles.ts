import { STYLE_PROPERTIES } from '../style-properties';
import type { HostedFieldsStyleRules, HostedFieldsStyles } from '../types';
import type { FrameConfiguration } from '../wire';

// Loaded on demand, so it must not import, at run time, anything that the rest of the package uses.

/** Copies a configuration and replaces names of classes in its styles by the computed style that an input with the class would have on this page. */
export function readClassStyles(configuration: FrameConfiguration): FrameConfiguration {
  const styles = Object.entries(configuration.styles as HostedFieldsStyles).map(([selector, rules]) => [
    selector,
    typeof rules === 'string' ? readClassStyle(rules) : rules,
  ]);
  return { ...configuration, styles: Object.fromEntries(styles) as FrameConfiguration['styles'] };
}

function readClassStyle(name: string): HostedFieldsStyleRules {
  const probe = document.createElement('input');
  probe.setAttribute('class', name.replace(/^\./, ''));
  document.body.append(probe);
  try {
    const style = getComputedStyle(probe);
    const values = STYLE_PROPERTIES.map((property) => [property, style.getPropertyValue(property)] as const);
    return Object.fromEntries(values.filter(([, value]) => value));
  } finally {
    probe.remove();
  }
}
