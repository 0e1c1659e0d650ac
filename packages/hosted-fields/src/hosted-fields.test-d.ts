import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  hostedFields,
  type HostedFieldOptions,
  type HostedFields,
  type HostedFieldsAddress,
  type HostedFieldsErrorCode,
  type HostedFieldsEvent,
  type HostedFieldsOptions,
  type HostedFieldsTokenizeOptions,
  type HostedFieldsTokenizePayload,
} from './index';
import type { address, fieldOptions, hostedFieldsOptions, tokenizeOptions, tokenizePayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof fieldOptions>, HostedFieldOptions>;
true satisfies Same<z.input<typeof hostedFieldsOptions>, HostedFieldsOptions>;
true satisfies Same<z.input<typeof address>, HostedFieldsAddress>;
true satisfies Same<z.input<typeof tokenizeOptions>, HostedFieldsTokenizeOptions>;
true satisfies Same<z.output<typeof tokenizePayload>, HostedFieldsTokenizePayload>;

export async function types(): Promise<void> {
  const instance: HostedFields = await hostedFields.create({
    authorization,
    signal,
    fields: { number: { container: '#number' }, expirationMonth: { container: document.body, select: { options: ['Jan'] } } },
    styles: { input: { color: 'red' }, '.valid': 'class-name' },
  });
  hostedFields.create({ authorization, fields: {} }, (error: unknown, created?: HostedFields) => created);
  // @ts-expect-error -- there is no such field
  await hostedFields.create({ authorization, fields: { card: { container: '#card' } } });
  // @ts-expect-error -- fields are required
  await hostedFields.create({ authorization });

  instance.on('validityChange', (event) => event satisfies HostedFieldsEvent);
  instance.on('binAvailable', ({ bin }) => bin satisfies string);
  // @ts-expect-error -- there is no such event
  instance.on('change', () => {});

  (await instance.tokenize()) satisfies HostedFieldsTokenizePayload;
  await instance.tokenize({ vault: true, billingAddress: { postalCode: '12345' }, signal });
  await instance.setAttribute({ field: 'cvv', attribute: 'aria-invalid', value: true });
  // @ts-expect-error -- there is no such attribute
  await instance.setAttribute({ field: 'cvv', attribute: 'onclick', value: 'x' });
  (await instance.update({
    fields: { cvv: { placeholder: '123', internalLabel: undefined } },
    styles: { input: { color: 'red' } },
  })) satisfies boolean;
  // @ts-expect-error -- the frames cannot change the type
  await instance.update({ fields: { cvv: { type: 'tel' } } });
  await instance.setMonthOptions(['January'], { signal });
  await instance.addClass('cvv', 'wide');
  instance.getState().fields.number?.isValid satisfies boolean | undefined;
  (await instance.getSupportedCardTypes()) satisfies string[];
  const code: HostedFieldsErrorCode = 'HOSTED_FIELDS_FIELDS_EMPTY';
  void code;
  hostedFields.supportsInputFormatting() satisfies boolean;
}
