import { GraphQLError } from 'graphql';
import { ZodError } from 'zod';
import { GatewayError } from '../server/gateway-error';

export interface GraphqlErrorBody {
  message: string;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

/** As the provider words errors: a refused input gives one error for each field, a refused document none of the extensions. */
export function formatError(error: GraphQLError): GraphqlErrorBody[] {
  const place = { ...(error.locations ? { locations: error.locations } : {}), ...(error.path ? { path: error.path } : {}) };
  const { originalError } = error;
  // A variable of the wrong shape is wrapped once more by the engine.
  if (!originalError || originalError instanceof GraphQLError) return [{ message: error.message, ...place }];
  if (originalError instanceof ZodError) return [{ message: 'Input is invalid', ...place }];
  if (!(originalError instanceof GatewayError)) {
    return [{ message: 'An unexpected error occurred', ...place, extensions: { errorType: 'internal_error', errorClass: 'INTERNAL' } }];
  }
  return formatGatewayError(originalError).map((body) => ({ ...body, ...place }));
}

export function formatGatewayError({ errorClass, fieldErrors, message }: GatewayError): GraphqlErrorBody[] {
  const errorType = errorClass === 'AUTHENTICATION' || errorClass === 'AUTHORIZATION' ? 'developer_error' : 'user_error';
  if (fieldErrors.length === 0) return [{ message, extensions: { errorType, errorClass } }];
  return fieldErrors.map(({ path, code, message: text }) => ({
    message: text,
    extensions: { errorType, errorClass, legacyCode: code, inputPath: ['input', ...path] },
  }));
}
