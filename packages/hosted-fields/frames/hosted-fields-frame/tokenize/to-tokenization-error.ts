import { asRecord } from '@tender/client/internal';
import { TenderError, isTenderError, type Details } from '@tender/client';
import { frameErrors } from '../../../src/errors';
import { toText } from '../frame';

const ERRORS_BY_GATEWAY_CODE: Readonly<Record<string, keyof typeof frameErrors>> = {
  81724: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
  81736: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', // also sent when the address does not match
};

/** Converts an error of the client. A 403 passes unchanged, because only the merchant can correct missing permissions. */
export function toTokenizationError(error: unknown): TenderError {
  const details: Details | undefined = isTenderError(error) ? error.details : undefined;
  const status = details?.httpStatus;
  if (isTenderError(error) && status === 403) return error;
  if (typeof status !== 'number' || status >= 500) {
    return frameErrors.HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR({ originalError: toSerializable(error) });
  }
  const root = toSerializable(TenderError.findRootError(error));
  const code = ERRORS_BY_GATEWAY_CODE[readGatewayCode(root)];
  return code ? frameErrors[code]({ originalError: root }) : frameErrors.HOSTED_FIELDS_FAILED_TOKENIZATION({ originalError: error });
}

/** Reads the code of the first error of the first field, the only one that is evaluated. */
function readGatewayCode(body: unknown): string {
  const { code } = readFirstFieldError(readFirstFieldError(body));
  return toText(code);
}

function readFirstFieldError(node: unknown): Readonly<Record<string, unknown>> {
  const { fieldErrors } = asRecord(node);
  return asRecord(Array.isArray(fieldErrors) ? fieldErrors[0] : undefined);
}

/** Copies name and message of a foreign error, which JSON would drop. */
function toSerializable(error: unknown): unknown {
  return error instanceof Error && !isTenderError(error) ? { name: error.name, message: error.message } : error;
}
