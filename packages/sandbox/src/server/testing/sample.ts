/** A request that the endpoints of some paths accept. A hostile request is one of them with a few members changed. */
export type Sample = readonly [pathEnd: RegExp, body: Record<string, unknown>];
