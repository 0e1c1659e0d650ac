import type { HostedFieldsProps } from '@tender/react/hosted-fields';
import { useEffect, useState } from 'react';
import { CARD_FIELDS } from './card-fields';
import type { FieldMessages } from './field-messages';

type Handlers = Pick<HostedFieldsProps, 'onEmpty' | 'onNotEmpty' | 'onValidityChange'>;

/** What the gateway or the bank says of fields, each until that field is changed; and what `<HostedFields>` needs for it. */
export function useReported(reported: FieldMessages | undefined): [FieldMessages, Handlers] {
  const [left, setLeft] = useState<FieldMessages>({});
  useEffect(() => setLeft(reported ?? {}), [reported]);
  const forget: Handlers['onEmpty'] = ({ emittedBy }) => {
    const key = CARD_FIELDS.find((known) => known === emittedBy);
    if (key) setLeft((before) => (before[key] ? { ...before, [key]: undefined } : before));
  };
  return [left, { onEmpty: forget, onNotEmpty: forget, onValidityChange: forget }];
}
