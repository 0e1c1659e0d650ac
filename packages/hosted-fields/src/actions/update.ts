import { copyMembers, mapEntries } from '@tender/client/internal';
import type { HostedFieldKey } from '../constants';
import { createTitle } from '../fields/create-field';
import { resolveStyles } from '../fields/resolve-styles';
import type { HostedFieldsContext } from '../fields/set-up';
import { toPlainCopy } from '../fields/to-plain-copy';
import { invalidOption } from '../invalid-option';
import { mergeOptions } from '../merge-options';
import type { HostedFieldsUpdateOptions } from '../types';
import type { FrameConfiguration, PageEvents } from '../wire';
import { requireField } from './require-field';
import { setAttribute } from './set-attribute';

/**
 * Changes options while the customer types. Resolves with whether the frames know how to apply all of them.
 * @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT, HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED,
 * HOSTED_FIELDS_FIELD_PROPERTY_INVALID
 */
export async function update(context: HostedFieldsContext, options?: HostedFieldsUpdateOptions): Promise<boolean> {
  const { fields = {}, styles } = options ?? {};
  const changes = Object.entries(fields).map(
    ([key, changed]) => [requireField(context.fields, key, 'update'), copyMembers(changed)] as const,
  );
  for (const [{ key, frame }, changed] of changes) {
    if ('placeholder' in changed) setAttribute(context, 'update', { field: key, attribute: 'placeholder', value: changed.placeholder });
    if ('iframeTitle' in changed) frame.title = createTitle(key, changed.iframeTitle);
  }
  let data: PageEvents['UPDATE_OPTIONS'];
  try {
    // JSON leaves out members that are undefined, so they are null.
    data = toPlainCopy({
      styles,
      fields: Object.fromEntries(changes.map(([{ key }, changed]) => [key, mapEntries(changed, ([name, value]) => [name, value ?? null])])),
    });
  } catch (error) {
    throw invalidOption('Options', 'serializable', { originalError: error });
  }
  const resolved = await resolveStyles(data as FrameConfiguration);
  mergeOptions(await context.configuration, resolved);
  context.send('UPDATE_OPTIONS', resolved);
  return context.isUpdatable();
}
