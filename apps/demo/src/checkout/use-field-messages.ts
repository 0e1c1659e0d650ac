import type { HostedFields, HostedFieldsState } from '@tender/hosted-fields';
import { useEffect, useRef, useState } from 'react';
import { CARD_FIELDS, type CardField } from '../hosted-fields/card-fields';
import { codeHint, fieldMessages, type FieldMessages } from '../hosted-fields/field-messages';

const NONE: ReadonlySet<CardField> = new Set();

/**
 * The messages of the card fields: ours while they are filled in, then the gateway's until the field is changed. They are put into the
 * frames as well.
 * @param keys of the fields there are; default: all
 */
export function useFieldMessages(
  instance: HostedFields | undefined,
  state: HostedFieldsState | undefined,
  complete: boolean,
  reported: FieldMessages | undefined,
  keys: readonly CardField[] = CARD_FIELDS,
): FieldMessages {
  const [left, setLeft] = useState(NONE);
  const [changed, setChanged] = useState(NONE);
  useEffect(() => setChanged(NONE), [reported]);
  useEffect(() => {
    setLeft(NONE);
    if (!instance) return;
    const onBlur = ({ emittedBy }: { emittedBy: string }): void => setLeft((before) => with_(before, emittedBy));
    const onChange = ({ emittedBy }: { emittedBy: string }): void => setChanged((before) => with_(before, emittedBy));
    instance.on('blur', onBlur);
    for (const event of ['empty', 'notEmpty', 'validityChange'] as const) instance.on(event, onChange);
    return undefined; // its teardown drops the handlers
  }, [instance]);

  const own = fieldMessages(state, left, complete);
  const messages: FieldMessages = {};
  for (const key of keys) messages[key] = own[key] ?? (changed.has(key) ? undefined : reported?.[key]);

  const hint = codeHint(state);
  const sent = useRef<{ instance?: HostedFields; texts: FieldMessages }>({ texts: {} });
  useEffect(() => {
    if (!instance) return;
    if (sent.current.instance !== instance) sent.current = { instance, texts: {} };
    for (const key of keys) {
      const text = messages[key] ?? (key === 'cvv' ? hint : '');
      if (sent.current.texts[key] === text) continue;
      sent.current.texts[key] = text;
      instance.setMessage({ field: key, message: text });
      void instance.setAttribute({ field: key, attribute: 'aria-invalid', value: Boolean(messages[key]) }).catch(() => undefined);
    }
  });
  return messages;
}

function with_(set: ReadonlySet<CardField>, key: string): ReadonlySet<CardField> {
  const known = CARD_FIELDS.find((field) => field === key);
  return known && !set.has(known) ? new Set([...set, known]) : set;
}
