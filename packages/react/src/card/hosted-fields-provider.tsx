import type { HostedFieldsCreateOptions } from '@tender/hosted-fields';
import type { ReactNode } from 'react';
import type { MethodProviderProps, ProvidedOption } from '../create-method';
import { hostedFieldsParts } from './context';
import { useFields } from './use-fields';

/** Props of `<HostedFieldsProvider>`: the options of `hostedFields.create`, without those that `<TenderProvider>` supplies. */
export interface HostedFieldsProviderProps extends Omit<HostedFieldsCreateOptions, ProvidedOption>, MethodProviderProps {}

/**
 * Creates card fields in elements that you name in `fields`. To have the elements rendered for you, use `<HostedFields>` instead. Must be within
 * `<TenderProvider>`.
 * @example <HostedFieldsProvider fields={{ number: { selector: '#number' } }}><PayButton /></HostedFieldsProvider>
 */
export function HostedFieldsProvider({ children, suspense, ...options }: HostedFieldsProviderProps): ReactNode {
  const { Context } = hostedFieldsParts;
  return <Context.Provider value={useFields(options, suspense)}>{children}</Context.Provider>;
}
