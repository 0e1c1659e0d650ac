import { asRecord } from '@tender/client/internal';
import { FIELD_KEYS, UPDATABLE_OPTIONS } from '../../src/constants';
import type { FrameConfiguration } from '../../src/wire';

/** Applies the changes of `update` to the configuration of the frames. It leaves out anything else that a page may have sent. */
export function mergeOptions(configuration: FrameConfiguration, changes: unknown): void {
  const { fields, styles } = asRecord(changes);
  if (styles) configuration.styles = styles as NonNullable<FrameConfiguration['styles']>;
  for (const key of FIELD_KEYS) {
    const options = configuration.fields[key];
    const changed = asRecord(asRecord(fields)[key]);
    for (const name of UPDATABLE_OPTIONS) if (options && name in changed) Object.assign(options, { [name]: changed[name] });
  }
}
