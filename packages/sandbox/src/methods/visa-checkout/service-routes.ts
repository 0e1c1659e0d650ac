import { Hono } from 'hono';
import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { createUrls } from '../../core/http/create-urls';
import { tryParseJson } from '../../core/http/parse-json';
import { addParameters } from '../../core/pages/add-parameters';
import { createPagePath } from '../../core/pages/customer-page';
import { readOrigin } from '../../core/pages/read-origin';
import { randomId } from '../../core/random';
import { isDocument } from '../../core/text-at';
import { createGatewayConfiguration } from '../../payments/configuration';
import { readVisaOptions, visaPayments } from './visa-payment';

const configuration = z.looseObject({ apikey: z.string().min(1) });

/** Mounted at `/visa-checkout`: the sheet of Visa's script starts here, with the shop's options. */
export function createVisaCheckoutRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/start', async (c) => {
    const options = tryParseJson(c.req.query('options') ?? '');
    const opener = readOrigin(c.req.query('opener') ?? null);
    if (!isDocument(options) || opener === undefined) return c.text('This is not a payment', 400);
    const { origin } = new URL(c.req.url);
    const { visaCheckout } = createGatewayConfiguration(context, createUrls(origin, context.merchant.id));
    const configured = configuration.safeParse(visaCheckout).data;
    const { id } = await visaPayments.create(context, {
      id: randomId(24),
      status: configured && configured.apikey === readVisaOptions({ options }).apikey ? 'pending' : 'refused',
      document: { options, opener },
    });
    return c.redirect(addParameters(createPagePath(visaPayments.kind, id), { opener }), 303);
  });
  return app;
}
