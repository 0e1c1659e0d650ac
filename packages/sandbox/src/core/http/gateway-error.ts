/** How the GraphQL API classifies a failure. The client API expresses the same with HTTP statuses. */
export type ErrorClass = 'AUTHENTICATION' | 'AUTHORIZATION' | 'NOT_FOUND' | 'VALIDATION' | 'RESOURCE_LIMIT' | 'INTERNAL';

const STATUS: Record<ErrorClass, 400 | 401 | 403 | 404 | 422 | 500> = {
  AUTHENTICATION: 401,
  AUTHORIZATION: 403,
  NOT_FOUND: 404,
  VALIDATION: 422,
  RESOURCE_LIMIT: 400,
  INTERNAL: 500,
};

/** One rejected value. */
export interface FieldError {
  /** Path to the value, from the outside in: `['creditCard', 'billingAddress', 'postalCode']`. */
  path: readonly string[];
  code: string;
  message: string;
}

/** A refusal that both the client API and the GraphQL API can express. */
export class GatewayError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 422 | 500;

  constructor(
    readonly errorClass: ErrorClass,
    message: string,
    readonly fieldErrors: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = 'GatewayError';
    this.status = STATUS[errorClass];
  }
}

interface FieldErrorNode {
  field: string;
  code?: string;
  message?: string;
  fieldErrors?: FieldErrorNode[];
}

/** Creates the client API's error body: field errors nested along their paths, with one node for each object. */
export function createErrorBody(error: GatewayError): { error: { message: string }; fieldErrors?: FieldErrorNode[] } {
  if (error.errorClass !== 'VALIDATION') return { error: { message: error.message } };
  const root: FieldErrorNode[] = [];
  for (const { path, code, message } of error.fieldErrors) {
    let level = root;
    for (const field of path.slice(0, -1)) {
      let node = level.find((candidate) => candidate.field === field && candidate.fieldErrors);
      if (!node) level.push((node = { field, fieldErrors: [] }));
      level = node.fieldErrors ?? [];
    }
    level.push({ field: path.at(-1) ?? '', code, message });
  }
  return { error: { message: error.message }, fieldErrors: root };
}
