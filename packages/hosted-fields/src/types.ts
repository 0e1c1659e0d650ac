import type { ComponentOptions } from '@tender/client/internal';
import type * as z from 'zod/mini';
import type { FIELD_EVENTS, FieldKey, SETTABLE_ATTRIBUTES } from './constants';
import type { address, fieldOptions, hostedFieldsOptions, tokenizeOptions, tokenizePayload } from './schemas';

export type { FieldKey } from './constants';
export type { StyleRules, Styles } from './schemas';

export type FieldOptions = z.input<typeof fieldOptions>;
export type HostedFieldsOptions = z.input<typeof hostedFieldsOptions>;
export type HostedFieldsCreateOptions = HostedFieldsOptions & ComponentOptions;
export type Address = z.input<typeof address>;
export type TokenizeOptions = z.input<typeof tokenizeOptions>;
export type TokenizePayload = z.output<typeof tokenizePayload>;

export type FieldEventName = (typeof FIELD_EVENTS)[number];
export type SettableAttribute = (typeof SETTABLE_ATTRIBUTES)[number];

/** What is known of a field, as the frame sends it. */
export interface FieldStatus {
  isEmpty: boolean;
  isValid: boolean;
  /** False once no further typing can make it valid. */
  isPotentiallyValid: boolean;
  isFocused: boolean;
}

/** What is known of a field, as the merchant sees it. */
export interface FieldState extends FieldStatus {
  /** The merchant's element. */
  container: Element;
}

/** A brand that the number typed so far may belong to. */
export interface Card {
  niceType: string;
  type: string;
  /** What the brand calls its security code, and how many digits it has. */
  code: { name: string; size: number };
  /** Absent from the state before the first event. */
  supported?: boolean;
}

export type Fields<Status> = Partial<Record<FieldKey, Status>>;

export interface HostedFieldsState {
  cards: Card[];
  fields: Fields<FieldState>;
}

/** What an event about a field carries. */
export interface HostedFieldsEvent extends HostedFieldsState {
  emittedBy: FieldKey;
}

/** Events of an instance and what their handlers are given. */
export type HostedFieldsEvents = Record<FieldEventName, HostedFieldsEvent> & {
  /** The first six digits of the number. */
  binAvailable: { bin: string };
  ready: void;
  timeout: void;
};
