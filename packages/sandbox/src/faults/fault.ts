import { z } from 'zod';

/** Which requests a fault is for; without members, every one. */
export const faultMatch = z.strictObject({
  method: z.string().optional(),
  /** Part of the path, or a pattern for all of it in which `*` stands for anything. */
  path: z.string().optional(),
  /** The operation's name, or the name of a field it asks for. */
  graphqlOperation: z.string().optional(),
  /** After so many matching requests the fault is over. Default: it stays until removed. */
  times: z.number().int().positive().optional(),
});

/** What happens to the request. `latencyMs` combines with every other member; else the first of the list below decides. */
export const faultAction = z.strictObject({
  /** Waits by the sandbox clock, before anything else. */
  latencyMs: z.number().nonnegative().optional(),
  /** Never answers; the connection is closed when the sandbox is reset or stops. The request is not carried out. */
  hang: z.boolean().optional(),
  /** Closes the connection without an answer: before the request is carried out, or after it has been. */
  drop: z.enum(['before', 'after']).optional(),
  /** Answers as if the client token had expired. */
  staleToken: z.boolean().optional(),
  /** Carries the request out and answers it with a body that breaks off half way. */
  malformed: z.boolean().optional(),
  /** Answers with this instead; the request is not carried out. */
  status: z.number().int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

export const fault = z.strictObject({ match: faultMatch.default({}), action: faultAction });

export type FaultMatch = z.infer<typeof faultMatch>;
export type FaultAction = z.infer<typeof faultAction>;
/** What `faults.add` takes. */
export type FaultOptions = z.input<typeof fault>;

export interface Fault {
  readonly id: string;
  readonly match: FaultMatch;
  readonly action: FaultAction;
  /** How often it has struck. */
  readonly hits: number;
}
