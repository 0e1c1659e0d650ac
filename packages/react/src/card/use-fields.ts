import { attempt, mapEntries } from '@tender/client/internal';
import type { HostedFieldOptions, HostedFields, HostedFieldsCreateOptions, HostedFieldsUpdateOptions } from '@tender/hosted-fields';
import { useCallback, useEffect, useRef } from 'react';
import { isEqual, useLatest, useStableValue } from '../core/by-value';
import type { MethodContextValue, OpenInstance, ProvidedOption } from '../create-method';
import { hostedFieldsParts } from './context';
import { openBesideClient } from './open-beside-client';

export type FieldsOptions = Omit<HostedFieldsCreateOptions, ProvidedOption>;

/** What the frames show, and can change while the customer types. */
interface Changeable {
  readonly styles: FieldsOptions['styles'];
  readonly fields: Readonly<Record<string, ChangeableField>>;
}
type ChangeableField = NonNullable<HostedFieldsUpdateOptions['fields']>[keyof HostedFieldsCreateOptions['fields']] & {
  readonly months: readonly string[] | undefined;
};

/**
 * Creates card fields. Options that the frames can change are changed in them, so that the customer's input stays; other options create the instance again.
 * @param options undefined while there is no field
 */
export function useFields(options: FieldsOptions | undefined, suspense?: boolean): MethodContextValue<HostedFields> {
  const latest = useLatest(options);
  const changeable = useStableValue(readChangeable(options));
  const applied = useRef<Changeable | undefined>(undefined);
  const open = useCallback<OpenInstance<HostedFields>>(
    (tender, create, signal) =>
      openBesideClient(
        tender,
        (access, creationSignal) => {
          const { fields, styles } = latest.current ?? {};
          applied.current = readChangeable(latest.current);
          return create({ ...access, ...(fields && { fields }), ...(styles && { styles }) }, creationSignal);
        },
        signal,
      ),
    [latest],
  );
  const value = hostedFieldsParts.useValue(options && readFixed(options), suspense, open);
  const { retry, state } = value;
  const { instance } = state;
  useEffect(() => {
    const before = applied.current;
    if (!instance || isEqual(before, changeable)) return;
    applied.current = changeable;
    // The instance throws if the shop has already torn it down.
    attempt(() => change(instance, before, changeable, retry));
  }, [instance, changeable, retry]);
  return value;
}

/** @param createAgain called where the frames cannot change the accepted brands */
function change(instance: HostedFields, before: Changeable | undefined, after: Changeable, createAgain: () => void): void {
  const changed = Object.entries(after.fields).filter(([key, field]) => !isEqual(before?.fields[key], field));
  const hasOtherBrands = !isEqual(before?.fields.number?.supportedCardBrands, after.fields.number?.supportedCardBrands);
  const fields = Object.fromEntries(changed.map(([key, { months: _, ...field }]) => [key, field]));
  const styles = isEqual(before?.styles, after.styles) ? undefined : (after.styles ?? {});
  instance.update({ fields, ...(styles && { styles }) }).then(
    (isApplied) => isApplied || !hasOtherBrands || createAgain(),
    () => undefined, // fails if a field has just been removed
  );
  const { months } = after.fields.expirationMonth ?? {};
  if (months && !isEqual(before?.fields.expirationMonth?.months, months)) instance.setMonthOptions([...months]).catch(() => undefined);
}

function readChangeable({ fields, styles }: Partial<FieldsOptions> = {}): Changeable {
  return { styles, fields: mapEntries({ ...fields }, ([key, field]) => [key, splitField({ ...field })[0]]) };
}

function readFixed({ styles: _, fields, ...options }: FieldsOptions): FieldsOptions {
  return { ...options, fields: mapEntries({ ...fields }, ([key, field]) => [key, splitField({ ...field })[1]]) };
}

/**
 * Splits the options of a field into those that its frame can change and the others. A select element without a placeholder has no option for one, so
 * whether there is a placeholder cannot be changed.
 */
function splitField({
  placeholder,
  iframeTitle,
  internalLabel,
  lang,
  supportedCardBrands,
  select,
  ...fixed
}: HostedFieldOptions): readonly [ChangeableField, HostedFieldOptions] {
  const months = typeof select === 'object' ? select.options : undefined;
  return [
    { placeholder, iframeTitle, internalLabel, lang, supportedCardBrands, months },
    select ? { ...fixed, select: true, ...(placeholder !== undefined && { placeholder: '' }) } : fixed,
  ];
}
