import { z } from 'zod';

/** Which requests a fault applies to. Members combine; without any, the fault applies to every request. */
export interface FaultMatch {
  /** HTTP method, such as `POST`. Default: every method. */
  method?: string | undefined;
  /** Part of the path, or a pattern for the whole path in which `*` matches anything. Default: every path. */
  path?: string | undefined;
  /** Name of a GraphQL operation, or of a field that it queries. Default: every request. */
  graphqlOperation?: string | undefined;
  /** Number of matching requests after which the fault removes itself. Default: it stays until it is removed. */
  times?: number | undefined;
}

/**
 * What happens to a matching request. `latencyMs` combines with every other member. Of the others the first that is set applies, in the order
 * `hang`, `drop: 'before'`, `staleToken`, `status` or `body`, `drop: 'after'`, `malformed`, `headers`.
 */
export interface FaultAction {
  /** Milliseconds to wait by the sandbox clock, before anything else. Default: 0. */
  latencyMs?: number | undefined;
  /** Never responds and does not process the request. The connection closes when faults are cleared or the sandbox stops. Default: false. */
  hang?: boolean | undefined;
  /** Closes the connection without a response: `before` or `after` the request is processed. Default: neither. */
  drop?: 'before' | 'after' | undefined;
  /** Responds as if the client token had expired. Default: false. */
  staleToken?: boolean | undefined;
  /** Processes the request and cuts its response in half. Default: false. */
  malformed?: boolean | undefined;
  /** HTTP status to respond with; the request is not processed. Default: 200 with `body`. */
  status?: number | undefined;
  /** Body to respond with, a string as text and anything else as JSON; the request is not processed. Default: empty. */
  body?: unknown;
  /** Headers to respond with. Without `status` and `body` they are added to the normal response. Default: none. */
  headers?: Record<string, string> | undefined;
}

/** Options of `faults.add`. */
export interface FaultOptions {
  /** Which requests the fault applies to. Default: every request. */
  match?: FaultMatch | undefined;
  /** What happens to them. */
  action: FaultAction;
}

/** A fault that is active. */
export interface Fault {
  /** Identifies the fault in `faults.remove`. */
  readonly id: string;
  /** Which requests the fault applies to. */
  readonly match: FaultMatch;
  /** What happens to them. */
  readonly action: FaultAction;
  /** Number of requests it has applied to. */
  readonly hits: number;
}

/** Schema of `FaultMatch`. */
export const faultMatch = z.strictObject({
  method: z.string().optional(),
  path: z.string().optional(),
  graphqlOperation: z.string().optional(),
  times: z.number().int().positive().optional(),
}) satisfies z.ZodType<FaultMatch>;

/** Schema of `FaultAction`. */
export const faultAction = z.strictObject({
  latencyMs: z.number().nonnegative().optional(),
  hang: z.boolean().optional(),
  drop: z.enum(['before', 'after']).optional(),
  staleToken: z.boolean().optional(),
  malformed: z.boolean().optional(),
  status: z.number().int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
}) satisfies z.ZodType<FaultAction>;

/** Schema of `FaultOptions`. */
export const fault = z.strictObject({ match: faultMatch.default({}), action: faultAction }) satisfies z.ZodType<unknown, FaultOptions>;
