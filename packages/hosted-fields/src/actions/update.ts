// Loaded on demand, because few pages need it. Imports nothing: bundlers would take that out of the page's file, and compress the two apart.
import type { Call } from '@tender/client/internal';
import type { HostedFieldKey } from '../constants';
import type { createTitle } from '../fields/create-field';
import type { resolveStyles } from '../fields/resolve-styles';
import type { HostedFieldsContext } from '../context';
import type { invalidOption } from '../invalid-option';
import type { HostedFieldsUpdateOptions } from '../types';
import type { FrameConfiguration } from '../wire';
import type { requireField } from '../guards';
import type { setAttribute } from './set-attribute';

/** Functions that the page has already. */
export type UpdateTools = readonly [
  createTitle: typeof createTitle,
  invalidOption: typeof invalidOption,
  requireField: typeof requireField,
  resolveStyles: typeof resolveStyles,
  setAttribute: typeof setAttribute,
];

/** Defaults that the frames cannot restore: their pages are in English. */
const DEFAULTS: Readonly<Record<string, string>> = { lang: 'en' };

/**
 * Changes options while the customer types. Resolves with whether the frames know how to apply all of them.
 * @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT, HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED,
 * HOSTED_FIELDS_FIELD_PROPERTY_INVALID
 */
export function update(
  call: Call,
  context: HostedFieldsContext,
  tools: UpdateTools,
  options: HostedFieldsUpdateOptions = {},
): Promise<boolean> {
  const [, invalidOption] = tools;
  return apply(context, tools, options).catch(call.rethrowAs((details) => invalidOption('Options', 'serializable', details)));
}

async function apply(
  context: HostedFieldsContext,
  [createTitle, , requireField, resolveStyles, setAttribute]: UpdateTools,
  { fields = {}, styles }: HostedFieldsUpdateOptions,
): Promise<boolean> {
  const changed: Partial<Record<HostedFieldKey, Record<string, unknown>>> = {};
  for (const [name, options] of Object.entries(fields)) {
    const { key: field } = requireField(context.fields, name, 'update');
    if ('placeholder' in options) setAttribute(context, 'update', { field, attribute: 'placeholder', value: options.placeholder });
    // JSON leaves out what is undefined.
    changed[field] = Object.fromEntries(Object.entries(options).map(([option, value]) => [option, value ?? DEFAULTS[option] ?? null]));
  }
  const configuration = await context.configuration;
  const resolved = await resolveStyles({ styles, fields: changed } as FrameConfiguration);
  context.send('UPDATE_OPTIONS', resolved);
  if (styles) configuration.styles = resolved.styles as NonNullable<FrameConfiguration['styles']>;
  for (const { key, frame } of context.fields) {
    const sent = Object.assign(configuration.fields[key] ?? {}, changed[key]);
    frame.title = createTitle(key, sent.iframeTitle);
  }
  return context.isUpdatable();
}
