import type { Configuration } from '@tender/client';
import type { DIRECTIONS, HostedFieldKey, UPDATABLE_OPTIONS } from './constants';
import type {
  Fields,
  HostedFieldEventName,
  HostedFieldOptions,
  HostedFieldStatus,
  HostedFieldsCard,
  HostedFieldsOptions,
  HostedFieldsStyleRules,
  HostedFieldsTokenizeOptions,
} from './types';

// The messages between the page and its frames. On the bus, every event name begins with EVENT_PREFIX. Received data is `unknown` until it is checked.

export type Direction = (typeof DIRECTIONS)[number];

/** The reply to FRAME_READY, sent to one frame: the merchant's options, without what cannot be sent and what must not leave the page. */
export interface FrameConfiguration extends Omit<HostedFieldsOptions, 'fields' | 'styles'> {
  fields: Partial<Record<HostedFieldKey, FrameFieldOptions>>;
  /** Names of classes have been replaced by their style. */
  styles?: Record<string, HostedFieldsStyleRules>;
  authorization?: string;
  client?: Configuration;
}

export interface FrameFieldOptions extends Omit<HostedFieldOptions, 'container' | 'selector'> {
  selector?: string;
}

/** Events that the frames send to the page, by all frames or by the orchestrator alone. */
export interface FrameEvents {
  /** Sent by each frame when its script runs. The page replies with a FrameConfiguration, but only to the frame of the first field. */
  FRAME_READY: {
    field: HostedFieldKey;
    /** The frame was reloaded and has taken its value from the other frames. It needs no configuration. */
    joined?: true;
    /** The frame handles UPDATE_OPTIONS. The provider's own frames do not. */
    isUpdatable?: true;
  };
  /** Sent once by the orchestrator. The page replies with the Configuration of the client. */
  READY_FOR_CLIENT: undefined;
  /** Sent once, before the first focus. */
  CARD_FORM_ENTRY_HAS_BEGUN: undefined;
  INPUT_EVENT: {
    type: HostedFieldEventName;
    merchantPayload: {
      cards: HostedFieldsCard[];
      emittedBy: HostedFieldKey;
      fields: Fields<HostedFieldStatus>;
      /** Set on an `inputSubmitRequest` of a key that is held. The provider's own frames do not say so. */
      isRepeat?: true;
    };
  };
  /** The first six digits of the number, or eight if the merchant asks for eight. */
  BIN_AVAILABLE: string;
  TRIGGER_FOCUS_CHANGE: { field: HostedFieldKey; direction: Direction };
}

/** Events that the page sends to all frames. Each frame handles those whose `field` is its own. */
export interface PageEvents {
  /** Handled by the orchestrator, which replies with `[error]` or `[null, payload]`. */
  TOKENIZATION_REQUEST: HostedFieldsTokenizeOptions;
  /** The reply id of a TOKENIZATION_REQUEST that was aborted. Handled by the orchestrator; the provider's own frames do not know this event. */
  ABORT_REQUEST: string;
  TRIGGER_INPUT_FOCUS: { field: HostedFieldKey };
  SET_ATTRIBUTE: { field: HostedFieldKey; attribute: string; value: unknown };
  REMOVE_ATTRIBUTE: { field: HostedFieldKey; attribute: string };
  ADD_CLASS: { field: HostedFieldKey; classname: string };
  REMOVE_CLASS: { field: HostedFieldKey; classname: string };
  CLEAR_FIELD: { field: HostedFieldKey };
  SET_MESSAGE: { field: HostedFieldKey; message: string };
  /** Handled by the frame of a month select, which replies without data. */
  SET_MONTH_OPTIONS: string[];
  /** Changes options. The provider's own frames do not know this event. */
  UPDATE_OPTIONS: Pick<FrameConfiguration, 'styles'> & { fields: Fields<{ [Name in (typeof UPDATABLE_OPTIONS)[number]]?: unknown }> };
  /** Removes one focus intercept, or without an id all of this instance. */
  REMOVE_FOCUS_INTERCEPTS: { id?: string } | undefined;
}

export type FrameEventName = keyof FrameEvents;
export type PageEventName = keyof PageEvents;
