/** Requests of the sandbox: those with this part of a path, or whose path matches this pattern, or those of this GraphQL operation. */
export type RequestMatch = { readonly path: string } | { readonly graphqlOperation: string };

/** A call of a method during which a request fails. From these, docs/failures.md says which error comes when. */
export interface FailingCall {
  /** What the merchant calls and what the request is for, in Markdown. */
  readonly step: string;
  /** The request that fails. */
  readonly request: RequestMatch;
  /** An earlier request of the call that the sandbox would refuse, and the response that it gets instead. Default: the sandbox responds. */
  readonly accepted?: { readonly request: RequestMatch; readonly body: object };
  /** Settings of the sandbox's merchant. Default: none. */
  readonly merchant?: Readonly<Record<string, unknown>>;
  /** @param authorization a client token that no other call has used, so that the client has to read its configuration */
  call(authorization: string): Promise<unknown>;
}

/** The first request of every component, with which its client is created. */
export function failingConfiguration(call: FailingCall['call'], step = '`create`: reads the configuration'): FailingCall {
  return { step, request: { path: '/client_api/v1/configuration' }, call };
}
