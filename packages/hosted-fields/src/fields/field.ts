import type { FieldKey } from '../constants';
import type { FieldOptions } from '../types';

/** A field whose options passed. */
export interface CheckedField {
  readonly key: FieldKey;
  /** A copy of the merchant's. */
  readonly options: FieldOptions;
  /** The merchant's element. */
  readonly container: Element;
}

/** A field on the page. */
export interface Field extends CheckedField {
  readonly frame: HTMLIFrameElement;
}
