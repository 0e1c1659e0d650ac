import * as z from 'zod/mini';

/** Options of `client.create` that are data; `signal`, `transport` and `onEvent` are not. */
export const clientCreateOptions = z.object({
  authorization: z.string().check(z.minLength(1)),
  debug: z.optional(z.boolean()),
  sessionId: z.optional(z.string()),
  analytics: z.optional(z.boolean()),
});

/** Options of `client.request` that are data. */
export const requestOptions = z.union([
  z.object({ api: z.literal('graphQLApi'), data: z.optional(z.record(z.string(), z.unknown())), timeout: z.nullish(z.number()) }),
  z.object({
    api: z.optional(z.literal('clientApi')),
    method: z.string().check(z.minLength(1)),
    endpoint: z.string().check(z.minLength(1)),
    data: z.optional(z.record(z.string(), z.unknown())),
    timeout: z.nullish(z.number()),
  }),
]);
