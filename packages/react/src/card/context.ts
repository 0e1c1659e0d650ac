import { attempt } from '@tender/client/internal';
import {
  hostedFields,
  type HostedFieldKey,
  type HostedFieldOptions,
  type HostedFields,
  type HostedFieldsErrorCode,
  type HostedFieldsState,
} from '@tender/hosted-fields';
import { createContext, useContext, useEffect, useState, type HTMLAttributes } from 'react';
import { useEvents } from '../core/use-events';
import { createMethod, type MethodAction, type MethodFailure, type MethodState } from '../create-method';

const [, useMethod, parts] = createMethod<HostedFieldsErrorCode>()(
  'HostedFields',
  hostedFields,
  [
    'tokenize',
    'addClass',
    'removeClass',
    'setAttribute',
    'removeAttribute',
    'setMonthOptions',
    'clear',
    'focus',
    'getChallenges',
    'getSupportedCardTypes',
  ],
  '<HostedFields> or <HostedFieldsProvider>',
);
/** The context of the card fields, for providers and hooks that do more than `useHostedFields`. */
export const hostedFieldsParts = parts;

/** Error of the card fields, or of the client. */
export type HostedFieldsFailure = MethodFailure<HostedFieldsErrorCode>;

/** Actions of `useHostedFields`. */
export interface HostedFieldsActions {
  /** Creates a nonce from the fields. `run` takes `HostedFieldsTokenizeOptions` and resolves with a `HostedFieldsTokenizePayload`. */
  readonly tokenize: MethodAction<HostedFields['tokenize'], HostedFieldsFailure>;
  /** Adds a class to the input in a field. `run` takes the field and the class. */
  readonly addClass: MethodAction<HostedFields['addClass'], HostedFieldsFailure>;
  /** Removes a class from the input in a field. `run` takes the field and the class. */
  readonly removeClass: MethodAction<HostedFields['removeClass'], HostedFieldsFailure>;
  /** Sets an attribute of the input in a field. `run` takes `HostedFieldsSetAttributeOptions`. */
  readonly setAttribute: MethodAction<HostedFields['setAttribute'], HostedFieldsFailure>;
  /** Removes an attribute of the input in a field. `run` takes `HostedFieldsRemoveAttributeOptions`. */
  readonly removeAttribute: MethodAction<HostedFields['removeAttribute'], HostedFieldsFailure>;
  /** Sets the texts of the options of an expiration month that is a select. `run` takes twelve texts. */
  readonly setMonthOptions: MethodAction<HostedFields['setMonthOptions'], HostedFieldsFailure>;
  /** Empties a field. `run` takes the field. */
  readonly clear: MethodAction<HostedFields['clear'], HostedFieldsFailure>;
  /** Focuses the input in a field. `run` takes the field. */
  readonly focus: MethodAction<HostedFields['focus'], HostedFieldsFailure>;
  /** Reads which checks the merchant's gateway makes: `cvv`, `postal_code`. */
  readonly getChallenges: MethodAction<HostedFields['getChallenges'], HostedFieldsFailure>;
  /** Reads which card brands the merchant accepts. */
  readonly getSupportedCardTypes: MethodAction<HostedFields['getSupportedCardTypes'], HostedFieldsFailure>;
}

/** Result of `useHostedFields`: the instance with its status, and an action for each asynchronous method. */
export type UseHostedFieldsResult = MethodState<HostedFields, HostedFieldsFailure> & HostedFieldsActions;

/**
 * Returns the card fields of the `<HostedFields>` or `<HostedFieldsProvider>` above.
 * @example const { status, tokenize } = useHostedFields();
 */
export const useHostedFields: () => UseHostedFieldsResult = useMethod;

const STATE_EVENTS = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange'] as const;

/**
 * Returns the state of the fields: which are empty, valid or focused, and the possible card brands, never what was typed. Undefined until they are
 * ready.
 * @example const isValid = useHostedFieldsState()?.fields.number?.isValid;
 */
export function useHostedFieldsState(): HostedFieldsState | undefined {
  const instance = useContext(hostedFieldsParts.Context)?.state.instance;
  const [latest, setLatest] = useState<{ readonly of: HostedFields; readonly state: HostedFieldsState }>();
  // `getState` always returns the same object, which the instance changes: React needs a copy to see the change.
  const update = (): void => instance && setLatest({ of: instance, state: copyState(instance.getState()) });
  useEvents(instance, Object.fromEntries(STATE_EVENTS.map((event) => [event, update])));
  useEffect(() => void attempt(update), [instance]); // the instance throws if the shop has already torn it down
  return latest && latest.of === instance ? latest.state : undefined;
}

const copyState = ({ cards, fields }: HostedFieldsState): HostedFieldsState => ({ cards, fields: { ...fields } });

/** Returns what the container of a field has in addition, so that its frame can be opened before React runs. */
export type DescribeField = (name: HostedFieldKey, options: HostedFieldOptions) => HTMLAttributes<HTMLElement> | void;

/** Set by `<EarlyFields>`. */
export const EarlyContext = /* @__PURE__ */ createContext<DescribeField>(() => {});
