import { useHostedFields, useHostedFieldsState, type FieldProps } from '@tender/react/hosted-fields';
import { useEffect, useRef } from 'react';
import { useCheckout } from '../checkout/checkout';
import { DESCRIPTIONS, type CardField } from './card-fields';
import { codeHint, fieldMessages, type FieldMessages } from './field-messages';

interface CardFields {
  /** Props of a field's component. @param hint said where nothing is wrong */
  field(name: CardField, hint?: string): FieldProps;
  /** Each focuses a field that is not filled in, as far as the page knows by now. */
  readonly missing: () => (() => void)[];
}

/**
 * The card fields of this shop, below `<HostedFields>`.
 * @param isShown whether they are those of the method at hand
 * @param reported what the gateway says of them
 */
export function useCardFields(names: readonly CardField[], isShown: boolean, reported: FieldMessages): CardFields {
  const { complete } = useCheckout();
  const { focus } = useHostedFields();
  const state = useHostedFieldsState();
  const messages = { ...reported, ...defined(fieldMessages(state, isShown && complete)) };
  const latest = useRef(state);
  useEffect(() => void (latest.current = state), [state]);
  return {
    field(name, hint = name === 'cvv' ? codeHint(state) : undefined) {
      const { label, id, placeholder } = DESCRIPTIONS[name];
      return {
        className: `field field-${id}`,
        label,
        placeholder,
        iframeTitle: `${label}, secure field`,
        message: messages[name] ?? hint,
        isInvalid: Boolean(messages[name]),
        // Truthy, so that brands the shop's account does not take are refused while typing.
        ...(name === 'number' ? { supportedCardBrands: {} } : {}),
      };
    },
    missing: () => names.filter((name) => !latest.current?.fields[name]?.isValid).map((name) => () => void focus.run(name)),
  };
}

const defined = (messages: FieldMessages): FieldMessages => Object.fromEntries(Object.entries(messages).filter(([, text]) => text));
