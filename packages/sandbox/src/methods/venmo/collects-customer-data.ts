import { type SandboxContext } from '../../core/context';
import { createUrls, type Urls } from '../../core/http/create-urls';
import { valueAt } from '../../core/text-at';
import { createGatewayConfiguration } from '../../payments/configuration';

/** Whether a merchant receives the customer's data and may ask for addresses. */
export const collectsCustomerData = (context: SandboxContext, urls: Urls): boolean =>
  valueAt(createGatewayConfiguration(context, urls), 'payWithVenmo', 'enrichedCustomerDataEnabled') === true;

/** The same for a customer page, which has another origin than the API. */
export const pageCollectsCustomerData = (context: SandboxContext, origin: string): boolean =>
  collectsCustomerData(context, createUrls(origin, context.merchant.id));
