import { TenderError, isTenderError, type Details } from '@tender/client';
import { frameErrors } from '../../../src/errors';
import { membersOf, textOf } from '../frame';

const BY_GATEWAY_CODE: Readonly<Record<string, keyof typeof frameErrors>> = {
  81724: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
  81736: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', // the gateway's for a failed check of the address, too
};

/** The error of Hosted Fields for one of the client's. Missing rights are the merchant's affair and pass as they are. */
export function tokenizationError(error: unknown): TenderError {
  const details: Details | undefined = isTenderError(error) ? error.details : undefined;
  const status = details?.httpStatus;
  if (isTenderError(error) && status === 403) return error;
  if (typeof status !== 'number' || status >= 500) {
    return frameErrors.HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR({ originalError: plain(error) });
  }
  const root = plain(TenderError.findRootError(error));
  const known = BY_GATEWAY_CODE[gatewayCode(root)];
  return known ? frameErrors[known]({ originalError: root }) : frameErrors.HOSTED_FIELDS_FAILED_TOKENIZATION({ originalError: error });
}

/** Of the first error of the first field, the only one that says why a card was refused. */
function gatewayCode(body: unknown): string {
  const { code } = first(first(body));
  return textOf(code);
}

function first(node: unknown): Readonly<Record<string, unknown>> {
  const { fieldErrors } = membersOf(node);
  return membersOf(Array.isArray(fieldErrors) ? fieldErrors[0] : undefined);
}

/** JSON leaves nothing of an error that is not one of ours. */
function plain(error: unknown): unknown {
  return error instanceof Error && !isTenderError(error) ? { name: error.name, message: error.message } : error;
}
