import { openShop } from '../../server-api/testing/shop';
import { scanVenmo } from '../../testing/approve-venmo';
import { callGraphql } from '../../testing/gateway';
import { createPhone } from './phone';

type Fields = Record<string, string> & { payerInfo?: Record<string, unknown> | null };
interface GraphqlAnswer {
  data?: Record<string, Record<string, Fields>>;
  errors?: { message: string; extensions: { errorClass: string; errorType: string } }[];
}

export const CREATE = `mutation CreateVenmoPaymentContext($input: CreateVenmoPaymentContextInput!) {
  createVenmoPaymentContext(input: $input) { clientMutationId venmoPaymentContext { id merchantId createdAt expiresAt } }
}`;
const CREATE_CODE = `mutation CreateVenmoQRCodePaymentContext($input: CreateVenmoQRCodePaymentContextInput!) {
  createVenmoQRCodePaymentContext(input: $input) { clientMutationId venmoQRCodePaymentContext { id merchantId createdAt expiresAt } }
}`;
export const UPDATE = `mutation UpdateVenmoPaymentContextStatus($input: UpdateVenmoPaymentContextStatusInput!) {
  updateVenmoPaymentContextStatus(input: $input) { clientMutationId }
}`;
export const UPDATE_CODE = `mutation UpdateVenmoQRCodePaymentContext($input: UpdateVenmoQRCodePaymentContextInput!) {
  updateVenmoQRCodePaymentContext(input: $input) { clientMutationId }
}`;
const ADDRESS = '{ fullName addressLine1 addressLine2 adminArea1 adminArea2 postalCode countryCode }';
const STATUS = `query PaymentContext($id: ID!) { node(id: $id) { ... on VenmoPaymentContext { status paymentMethodId userName
  payerInfo { firstName lastName phoneNumber email externalId userName billingAddress ${ADDRESS} shippingAddress ${ADDRESS} } } } }`;
export const STATUS_CODE = `query PaymentContext($id: ID!) {
  node(id: $id) { ... on VenmoQRCodePaymentContext { status paymentMethodId userName } } }`;

export const input = {
  paymentMethodUsage: 'MULTI_USE',
  intent: 'CONTINUE',
  customerClient: 'MOBILE_WEB',
  isFinalAmount: false,
  paysheetDetails: { collectCustomerBillingAddress: false, collectCustomerShippingAddress: false },
};

const shopPage = 'https://shop.example/checkout?cart=1';
export const returnUrls = {
  'x-success': `${shopPage}#venmoSuccess=1`,
  'x-cancel': `${shopPage}#venmoCancel=1`,
  'x-error': `${shopPage}#venmoError=1`,
};

export type VenmoShop = Awaited<ReturnType<typeof openVenmoShop>>;

/** Opens a shop whose payment contexts expire after a minute. */
export async function openVenmoShop() {
  const shop = await openShop({ merchant: { venmoContextSeconds: 60 } });
  const runGraphql = async (query: string, variables: object) =>
    (await callGraphql(shop.sandbox, shop.sandbox.tokenizationKey, { query, variables })).body as GraphqlAnswer;
  const createEntryUrl = (name: string, query: Record<string, string>) =>
    `${shop.sandbox.url}/third-party/${name}?${new URLSearchParams(query)}`;
  return {
    ...shop,
    runGraphql,
    createEntryUrl,
    async createContext(changed: object = {}): Promise<Fields> {
      const { data } = await runGraphql(CREATE, { input: { ...input, ...changed } });
      return data!['createVenmoPaymentContext']!['venmoPaymentContext']!;
    },
    async createCodeContext(): Promise<Fields> {
      const { data } = await runGraphql(CREATE_CODE, { input: { environment: 'DEVELOPMENT', intent: 'PAY_FROM_APP' } });
      return data!['createVenmoQRCodePaymentContext']!['venmoQRCodePaymentContext']!;
    },
    fetchContext: async (id: string, query = STATUS) => (await runGraphql(query, { id })).data!['node'] as unknown as Fields,
    async switchToApp(query: Record<string, string>) {
      const phone = createPhone();
      await scanVenmo(phone, createEntryUrl('venmo-app-switch', query));
      return phone;
    },
  };
}

export const readFragment = (url: string) => Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)));
