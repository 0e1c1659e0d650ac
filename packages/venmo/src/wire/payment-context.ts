import type { Client, RequestResult } from '@tender/client';
import { asRecord, nonEmptyString, object, optional, string, unknown, type Read } from '@tender/client/internal';
import { contextStatusDocument, createContextDocument, updateContextDocument } from '../payment-context.graphql';
import type { VenmoResult } from '../types';

const readCreated = /* @__PURE__ */ object({ id: string, merchantId: optional(string), createdAt: string, expiresAt: optional(string) });
const readNode = /* @__PURE__ */ object({
  data: /* @__PURE__ */ object({
    node: /* @__PURE__ */ object({ status: string, paymentMethodId: unknown, userName: unknown, payerInfo: unknown }),
  }),
});

export interface PaymentContext extends Pick<Read<typeof readCreated>, 'id' | 'merchantId'> {
  /** Milliseconds. NaN if the response has no valid dates. */
  readonly lifetime: number;
}

/** Status of a payment, and its result once it is approved. */
export interface PaymentStatus {
  readonly status: string;
  readonly result?: VenmoResult;
}

/** The gateway's payment contexts. Each method rejects with an error of the client, or with a TypeError for a malformed response. */
export interface Gateway {
  create(input: object, signal?: AbortSignal): Promise<PaymentContext>;
  read(id: string, signal: AbortSignal): Promise<PaymentStatus>;
  /** Tells the gateway that the payment has ended. */
  end(id: string, status: 'CANCELED' | 'EXPIRED', signal?: AbortSignal): Promise<unknown>;
}

export function createGateway(client: Client, legacy: boolean): Gateway {
  // Async, because a client that was torn down throws.
  const send = async (query: string, variables: object, signal?: AbortSignal): Promise<RequestResult> =>
    client.request({ api: 'graphQLApi', data: { query, variables }, ...(signal && { signal }) });
  return {
    async create(input, signal) {
      const { data } = await send(createContextDocument(legacy), { input }, signal);
      const [payload] = Object.values(asRecord(data));
      const { createdAt, expiresAt, ...rest } = readCreated(
        Object.values(asRecord(payload)).find((member) => typeof member === 'object' && member),
      );
      return { ...rest, lifetime: Date.parse(expiresAt ?? '') - Date.parse(createdAt) };
    },
    async read(id, signal) {
      const { status, paymentMethodId, userName, payerInfo } = readNode(await send(contextStatusDocument(legacy), { id }, signal)).data
        .node;
      if (status !== 'APPROVED') return { status };
      return {
        status,
        result: {
          paymentMethodNonce: nonEmptyString(paymentMethodId, 'paymentMethodId'),
          username: optional(string)(userName),
          payerInfo,
          id,
        },
      };
    },
    end: (id, status, signal) => send(updateContextDocument(legacy), { input: { id, status } }, signal),
  };
}
