import { TenderError } from '@tender/client';
import { asRecord, attempt, type Call } from '@tender/client/internal';
import { pageErrors as errors } from '../errors';
import type { Field } from '../fields/field';
import { findField } from '../fields/find-field';
import type { HostedFieldsContext } from '../context';
import type { HostedFieldsTokenizeOptions, HostedFieldsTokenizePayload } from '../types';
import { sendRequest } from './send-request';

/**
 * Exchanges the card data for a nonce. The data goes from the frame to the gateway, never through this page.
 * @throws HOSTED_FIELDS_FIELDS_EMPTY; HOSTED_FIELDS_FIELDS_INVALID, with `details.invalidFieldKeys` and `details.invalidFields` (containers by
 * key); HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE, HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED,
 * HOSTED_FIELDS_FAILED_TOKENIZATION and HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, with `details.originalError`;
 * CLIENT_AUTHORIZATION_INSUFFICIENT; the errors of creating a client, where only an authorization was passed
 */
export async function tokenize(
  call: Call,
  context: HostedFieldsContext,
  options?: HostedFieldsTokenizeOptions,
): Promise<HostedFieldsTokenizePayload> {
  const [orchestrator] = context.fields as [Field];
  const response = await sendRequest(call, context, orchestrator.frame, 'TOKENIZATION_REQUEST', asRecord(options), context.client()).catch(
    call.rethrowAs(errors.HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR),
  );
  const [error, payload] = (Array.isArray(response) ? response : []) as [error?: unknown, payload?: Partial<HostedFieldsTokenizePayload>];
  if (!error && typeof payload?.nonce === 'string') return payload as HostedFieldsTokenizePayload;
  throw restoreError((error || response) as TenderError, context.fields);
}

/** Restores an error that a frame sent as JSON. */
function restoreError(error: TenderError, fields: readonly Field[]): TenderError {
  const restored = attempt(() => new TenderError({ ...error, details: addContainers(error.details, fields) }));
  // Without a type, code or message it is not one of our errors.
  return restored ?? errors.HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR({ originalError: error });
}

/** Adds `invalidFields`, the containers of the fields in `invalidFieldKeys`. A frame cannot send elements of this page. */
function addContainers(details: TenderError['details'], fields: readonly Field[]): unknown {
  const keys = details?.invalidFieldKeys as readonly string[] | undefined;
  if (!keys?.length) return details;
  const invalidFields = Object.fromEntries(keys.map((invalid) => [invalid, findField(fields, invalid)?.container]));
  return { ...details, invalidFields };
}
