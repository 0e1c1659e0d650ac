import { members, object, optional, string, unknown, type Read } from '@tender/client/internal';
import type { RequestResult } from '@tender/client';
import type { VenmoContext } from '../context';
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

type Sender = Pick<VenmoContext, 'client' | 'settings'>;

/** @throws an error of the client's, or a TypeError for a malformed answer */
export async function createPaymentContext({ client, settings }: Sender, input: object, signal: AbortSignal): Promise<PaymentContext> {
  const { data } = await send(client, createContextDocument(settings.legacy), { input }, signal);
  const [payload] = Object.values(members(data));
  const { createdAt, expiresAt, ...rest } = created(Object.values(members(payload)).find((each) => typeof each === 'object' && each));
  return { ...rest, lifetime: Date.parse(expiresAt ?? '') - Date.parse(createdAt) };
}

/** Tells the gateway that nobody waits for a payment any more. */
export async function endPaymentContext(
  { client, settings }: Sender,
  id: string,
  status: 'CANCELED' | 'EXPIRED',
  signal?: AbortSignal,
): Promise<void> {
  await send(client, updateContextDocument(settings.legacy), { input: { id, status } }, signal);
}

/** How a payment stands; once it is approved, with its result. */
export interface Standing {
  readonly status: string;
  readonly result?: VenmoResult;
}

/** @throws an error of the client's, or a TypeError for a malformed answer */
export async function readPaymentContext({ client, settings }: Sender, id: string, signal: AbortSignal): Promise<Standing> {
  const answer = await send(client, contextStatusDocument(settings.legacy), { id }, signal);
  const { status, paymentMethodId, userName, payerInfo } = node(answer).data.node;
  if (status !== 'APPROVED') return { status };
  return {
    status,
    result: { paymentMethodNonce: string(paymentMethodId, 'paymentMethodId'), username: optional(string)(userName), payerInfo, id },
  };
}

function send(client: VenmoContext['client'], query: string, variables: object, signal: AbortSignal | undefined): Promise<RequestResult> {
  return client.request({ api: 'graphQLApi', data: { query, variables }, ...(signal && { signal }) });
}
