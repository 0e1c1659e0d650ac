import type { Client, RequestResult } from '@tender/client';
import { members, object, optional, string, unknown, type Read } from '@tender/client/internal';
import { contextStatusDocument, createContextDocument, updateContextDocument } from '../payment-context.graphql';
import type { VenmoResult } from '../types';

const created = /* @__PURE__ */ object({ id: string, merchantId: optional(string), createdAt: string, expiresAt: optional(string) });
const node = /* @__PURE__ */ object({
  data: /* @__PURE__ */ object({
    node: /* @__PURE__ */ object({ status: string, paymentMethodId: unknown, userName: unknown, payerInfo: unknown }),
  }),
});

export interface PaymentContext extends Pick<Read<typeof created>, 'id' | 'merchantId'> {
  /** Milliseconds; not a number where the gateway does not say. */
  readonly lifetime: number;
}

/** How a payment stands; once it is approved, with its result. */
export interface Standing {
  readonly status: string;
  readonly result?: VenmoResult;
}

/** The payment contexts of the gateway. Each throws an error of the client's, or a TypeError for a malformed answer. */
export interface Gateway {
  create(input: object, signal: AbortSignal): Promise<PaymentContext>;
  read(id: string, signal: AbortSignal): Promise<Standing>;
  /** Tells that nobody waits for a payment any more. */
  end(id: string, status: 'CANCELED' | 'EXPIRED', signal?: AbortSignal): Promise<unknown>;
}

export function gatewayOf(client: Client, legacy: boolean): Gateway {
  const send = (query: string, variables: object, signal?: AbortSignal): Promise<RequestResult> =>
    client.request({ api: 'graphQLApi', data: { query, variables }, ...(signal && { signal }) });
  return {
    async create(input, signal) {
      const { data } = await send(createContextDocument(legacy), { input }, signal);
      const [payload] = Object.values(members(data));
      const { createdAt, expiresAt, ...rest } = created(Object.values(members(payload)).find((each) => typeof each === 'object' && each));
      return { ...rest, lifetime: Date.parse(expiresAt ?? '') - Date.parse(createdAt) };
    },
    async read(id, signal) {
      const { status, paymentMethodId, userName, payerInfo } = node(await send(contextStatusDocument(legacy), { id }, signal)).data.node;
      if (status !== 'APPROVED') return { status };
      return {
        status,
        result: {
          paymentMethodNonce: string(paymentMethodId || undefined, 'paymentMethodId'),
          username: optional(string)(userName),
          payerInfo,
          id,
        },
      };
    },
    end: (id, status, signal) => send(updateContextDocument(legacy), { input: { id, status } }, signal),
  };
}
