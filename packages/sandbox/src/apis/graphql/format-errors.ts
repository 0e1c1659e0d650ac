import { GraphQLError } from 'graphql';
import { ZodError } from 'zod';
import { GatewayError } from '../../core/http/gateway-error';

export interface GraphqlErrorBody {
  message: string;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

/** Formats an error like the provider: invalid input yields one error per field; an invalid document has no extensions. */
export function formatError(error: GraphQLError): GraphqlErrorBody[] {
  const position = { ...(error.locations ? { locations: error.locations } : {}), ...(error.path ? { path: error.path } : {}) };
  const { originalError } = error;
  // GraphQL wraps the error of an invalid variable in another GraphQLError.
  if (!originalError || originalError instanceof GraphQLError) return [{ message: describeInvalid(error.message), ...position }];
  if (originalError instanceof ZodError) return [{ message: 'Input is invalid', ...position }];
  if (!(originalError instanceof GatewayError)) {
    return [{ message: 'An unexpected error occurred', ...position, extensions: { errorType: 'internal_error', errorClass: 'INTERNAL' } }];
  }
  return formatGatewayError(originalError).map((body) => ({ ...body, ...position }));
}

const MISSING_FIELD = /^Variable "\$(\w+)" got invalid value .*; Field "(\w+)" of required type "([^"]+)" was not provided\.$/s;

/** Describes an invalid request. The provider has words of its own for a variable without a required field. */
function describeInvalid(message: string): string {
  const [, variable, field, type] = MISSING_FIELD.exec(message) ?? [];
  return variable === undefined ? message : `Field '${field}' of variable '${variable}' has coerced Null value for NonNull type '${type}'`;
}

export function formatGatewayError({ errorClass, fieldErrors, message }: GatewayError): GraphqlErrorBody[] {
  const errorType = errorClass === 'AUTHENTICATION' || errorClass === 'AUTHORIZATION' ? 'developer_error' : 'user_error';
  if (fieldErrors.length === 0) return [{ message, extensions: { errorType, errorClass } }];
  return fieldErrors.map(({ path, code, message: text }) => ({
    message: text,
    extensions: { errorType, errorClass, legacyCode: code, inputPath: ['input', ...path] },
  }));
}
