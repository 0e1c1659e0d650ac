import { type SandboxContext } from '../../core/context';
import { Refusal } from '../../core/http/refusal';
import { saveSettings } from '../../core/store/save-merchant';
import { textAt } from '../../core/text-at';
import { EMPTY_RESPONSE, respondWith, type ServerApiRoute } from './route';

/** Removes what a caller may write around the domain itself: `https://shop.example/checkout` is `shop.example`. */
const readDomain = (url: string | null) =>
  (url ?? '')
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
    .replace(/[/?#].*/s, '');

async function saveDomains(context: SandboxContext, applePayDomains: string[]): Promise<void> {
  context.settings = { ...context.settings, applePayDomains };
  await saveSettings(context);
}

/** The domains whose pages may use Apple Pay: those of the setting, which these routes change. */
export const applePayDomainRoutes: readonly ServerApiRoute[] = [
  {
    method: 'POST',
    path: 'processing/apple_pay/validate_domains',
    async handle({ context, input }) {
      const domain = readDomain(textAt(input, 'url'));
      // The provider's SDKs know no code for this error. The code is the sandbox's own.
      if (domain === '') throw new Refusal([{ path: ['applePay', 'url'], code: '91999', message: 'Domain name is required.' }]);
      await saveDomains(context, [...new Set([...(context.settings.applePayDomains ?? []), domain])]);
      return respondWith('response', { success: true });
    },
  },
  {
    method: 'DELETE',
    path: 'processing/apple_pay/unregister_domain',
    async handle({ context, input, query }) {
      // The SDK for PHP sends the domain in a body.
      const domain = readDomain(query.get('url') ?? textAt(input, 'url'));
      const { applePayDomains } = context.settings;
      if (applePayDomains) {
        await saveDomains(
          context,
          applePayDomains.filter((each) => each !== domain),
        );
      }
      return EMPTY_RESPONSE;
    },
  },
  {
    method: 'GET',
    path: 'processing/apple_pay/registered_domains',
    handle: ({ context }) => respondWith('response', { domains: context.settings.applePayDomains ?? [] }),
  },
];
