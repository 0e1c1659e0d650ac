import { gatewayConfiguration } from '../client-api/configuration';
import { type SandboxContext } from '../context';
import { urlsFor, type Urls } from '../server/origin';
import { valueAt } from '../vault/text-at';

/** Whether a merchant is told who the customer is, and may ask for addresses. */
export const collectsCustomerData = (context: SandboxContext, urls: Urls): boolean =>
  valueAt(gatewayConfiguration(context, urls), 'payWithVenmo', 'enrichedCustomerDataEnabled') === true;

/** The same for a page, which is not the API's. */
export const pageCollectsCustomerData = (context: SandboxContext, origin: string): boolean =>
  collectsCustomerData(context, urlsFor(origin, context.merchant.id));
