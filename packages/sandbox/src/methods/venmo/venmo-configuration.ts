import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { createUrls, type Urls } from '../../core/http/create-urls';
import { asMembers } from '../../payments/client-configuration';
import { createGatewayConfiguration } from '../../payments/configuration';

const configuration = z.looseObject({
  merchantId: z.string().catch(''),
  environment: z.string().min(1).catch('sandbox'),
  enrichedCustomerDataEnabled: z.boolean().catch(false),
});

/** Reads the merchant's Venmo from the gateway configuration. Without Venmo, the merchant id is empty. */
export const readVenmoConfiguration = (context: SandboxContext, urls: Urls) =>
  configuration.parse(asMembers(createGatewayConfiguration(context, urls)['payWithVenmo']) ?? {});

/** Whether a merchant receives the customer's data and may ask for addresses. */
export const collectsCustomerData = (context: SandboxContext, urls: Urls): boolean =>
  readVenmoConfiguration(context, urls).enrichedCustomerDataEnabled;

/** The same for a customer page, which has another origin than the API. */
export const pageCollectsCustomerData = (context: SandboxContext, origin: string): boolean =>
  collectsCustomerData(context, createUrls(origin, context.merchant.id));
