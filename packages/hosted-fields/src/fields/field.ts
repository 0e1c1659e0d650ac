import type { HostedFieldKey } from '../constants';
import type { HostedFieldOptions } from '../types';

/** A field whose options have been checked. */
export interface CheckedField {
  readonly key: HostedFieldKey;
  /** A copy of the merchant's options. */
  readonly options: HostedFieldOptions;
  /** The merchant's element. */
  readonly container: Element;
}

/** A field with its frame on the page. */
export interface Field extends CheckedField {
  readonly frame: HTMLIFrameElement;
}
