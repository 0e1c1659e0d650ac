import { TenderError } from '@tender/client';
import { members, type Call } from '@tender/client/internal';
import { pageErrors as errors } from '../errors';
import type { Field } from '../fields/field';
import type { HostedFieldsContext } from '../fields/set-up';
import type { TokenizeOptions, TokenizePayload } from '../types';
import { ask } from './ask';

/**
 * Exchanges what was typed into the fields for a nonce. The card data goes from the frame to the gateway; this page never sees it.
 * @throws HOSTED_FIELDS_FIELDS_EMPTY; HOSTED_FIELDS_FIELDS_INVALID, with `details.invalidFieldKeys` and `details.invalidFields` (key to
 * container); HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE, HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED,
 * HOSTED_FIELDS_FAILED_TOKENIZATION and HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, with `details.originalError`;
 * CLIENT_AUTHORIZATION_INSUFFICIENT, and what creating a client throws where only an authorization was given
 */
export async function tokenize(call: Call, context: HostedFieldsContext, options?: TokenizeOptions): Promise<TokenizePayload> {
  const [orchestrator] = context.fields as [Field];
  const answer = await ask(call, context, orchestrator.frame, 'TOKENIZATION_REQUEST', members(options), context.client()).catch(
    call.convert(errors.HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR),
  );
  const [error, payload] = (Array.isArray(answer) ? answer : []) as [error?: unknown, payload?: Partial<TokenizePayload>];
  if (!error && typeof payload?.nonce === 'string') return payload as TokenizePayload;
  throw rebuild(error || answer, context.fields);
}

/** An error that crossed a frame's boundary as JSON. */
function rebuild(sent: unknown, fields: readonly Field[]): TenderError {
  try {
    const error = sent as TenderError;
    return new TenderError({ ...error, details: withContainers(error.details, fields) });
  } catch {
    // Not an error of ours: no type, no code, or no message.
    return errors.HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR({ originalError: sent });
  }
}

function withContainers(details: TenderError['details'], fields: readonly Field[]): unknown {
  const keys = details?.invalidFieldKeys as readonly string[] | undefined;
  if (!keys?.length) return details;
  const invalidFields = Object.fromEntries(keys.map((invalid) => [invalid, fields.find(({ key }) => key === invalid)?.container]));
  return { ...details, invalidFields };
}
