import type { Configuration } from '@tender/client';
import type { DIRECTIONS, FieldKey } from './constants';
import type { Card, FieldEventName, Fields, FieldOptions, FieldStatus, HostedFieldsOptions, StyleRules, TokenizeOptions } from './types';

// What page and frames say to each other. Every event name carries EVENT_PREFIX on the bus. What arrives is `unknown` until looked at.

export type Direction = (typeof DIRECTIONS)[number];

/** Answer to FRAME_READY, given to one frame: the merchant's options without what cannot or must not leave the page. */
export interface FrameConfiguration extends Omit<HostedFieldsOptions, 'fields' | 'styles'> {
  fields: Partial<Record<FieldKey, FrameFieldOptions>>;
  /** Class names are resolved already. */
  styles?: Record<string, StyleRules>;
  authorization?: string;
  client?: Configuration;
}

export interface FrameFieldOptions extends Omit<FieldOptions, 'container' | 'selector'> {
  selector?: string;
}

/** What each frame, or the orchestrator, tells the page. */
export interface FrameEvents {
  /** Each frame, once its script runs. Answered with a FrameConfiguration for the first field's frame only. */
  FRAME_READY: {
    field: FieldKey;
    /** The frame was loaded anew, found the others at work, and shows again what was typed: it needs nothing. */
    joined?: true;
  };
  /** The orchestrator, once. Answered with the client's Configuration. */
  READY_FOR_CLIENT: undefined;
  /** Once, before the first focus. */
  CARD_FORM_ENTRY_HAS_BEGUN: undefined;
  INPUT_EVENT: { type: FieldEventName; merchantPayload: { cards: Card[]; emittedBy: FieldKey; fields: Fields<FieldStatus> } };
  /** The first six digits. */
  BIN_AVAILABLE: string;
  TRIGGER_FOCUS_CHANGE: { field: FieldKey; direction: Direction };
}

/** What the page tells all frames; each looks at `field`. */
export interface PageEvents {
  /** The orchestrator alone listens and answers `[error]` or `[null, payload]`. */
  TOKENIZATION_REQUEST: TokenizeOptions;
  /**
   * The id of the answer to a TOKENIZATION_REQUEST that nobody waits for any more. The orchestrator alone listens; the provider's frames do
   * not know it.
   */
  ABORT_REQUEST: string;
  TRIGGER_INPUT_FOCUS: { field: FieldKey };
  SET_ATTRIBUTE: { field: FieldKey; attribute: string; value: unknown };
  REMOVE_ATTRIBUTE: { field: FieldKey; attribute: string };
  ADD_CLASS: { field: FieldKey; classname: string };
  REMOVE_CLASS: { field: FieldKey; classname: string };
  CLEAR_FIELD: { field: FieldKey };
  SET_MESSAGE: { field: FieldKey; message: string };
  /** Answered, without data, by the frame of a month select. */
  SET_MONTH_OPTIONS: string[];
  /** Without an id: all of this instance. */
  REMOVE_FOCUS_INTERCEPTS: { id?: string } | undefined;
}

export type FrameEventName = keyof FrameEvents;
export type PageEventName = keyof PageEvents;
