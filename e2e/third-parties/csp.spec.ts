import { endpointsFromEnvironment } from '@tender/client/internal';
import { contentSecurityPolicy, METHODS } from '@tender/csp';
import { approvePayPal } from '@tender/sandbox/testing';
import { allMethods } from '../methods/all-methods';
import { tokenize, typeCard } from '../support/card';
import type { Site } from '../support/site';
import { collectViolations } from '../support/strict-policy';
import { expect, test, type Provider } from '../support/test';
import { openEverything } from './csp/everything';
import { observeSources } from './csp/observe-sources';
import { overHttps } from './csp/over-https';
import { covers, sourcesOf } from './csp/policy-sources';
import { createShop, nonce, paid, type Environment, type Shop } from './csp/shop';
import { unneeded } from './csp/unneeded';

// Payments under exactly the policy that is printed for their methods, with the provider's host names mapped to this machine: nothing is
// violated, nobody else is asked, and the policy names nobody who need not be.

async function shopOf(environment: Environment, provider: Provider, site: Site, header: string): Promise<Shop> {
  const itsSite = environment === 'production' ? await overHttps(provider.page, site) : site;
  return createShop(provider, itsSite, environment, { 'content-security-policy': header });
}

for (const environment of ['sandbox', 'production'] as const) {
  const { clientApi, graphQL, analytics, assets } = endpointsFromEnvironment(environment);
  const provider = [clientApi, graphQL, analytics, assets].map((url) => new URL(url).origin);

  for (const method of METHODS) {
    test(`csp: ${method} is paid in ${environment} under the policy printed for it`, async ({ provider: { page, sandbox }, site }) => {
      const policy = contentSecurityPolicy({ methods: [method], environment });
      const shop = await shopOf(environment, { page, sandbox }, site, policy.header);
      const violations = await collectViolations(page);
      const { byPage, byFrames } = observeSources(page);
      const { payOnPage, result = nonce } = allMethods[method];
      expect(await payOnPage(shop)).toMatchObject(result);
      expect(violations).toEqual([]);
      const sources = sourcesOf(policy);
      const asked = [...byPage].filter((each) => !each.endsWith(` ${shop.site.origin('shop.localhost')}`));
      expect(asked.filter((each) => !sources.some((source) => covers(source, each)))).toEqual([]);
      const known = [...provider, ...Object.values(policy.directives).flat()];
      expect([...byFrames].filter((each) => !known.some((source) => covers(source, each)))).toEqual([]);
      // The provider's sandbox has some hosts of production under `cas.`.
      const idle = sources.filter((source) => !asked.some((each) => covers(source, each))).map((each) => each.replace('//cas.', '//'));
      expect(idle).toEqual(Object.keys(unneeded[method] ?? {}));
    });
  }

  test(`csp: every method on one page in ${environment}, under the policy printed for them all`, async ({ provider, site }) => {
    const policy = contentSecurityPolicy({ methods: METHODS, environment });
    const shop = await shopOf(environment, provider, site, policy.header);
    const violations = await collectViolations(shop.page);
    const popup = await openEverything(shop);
    await approvePayPal(popup);
    expect(await paid(shop.page)).toMatchObject(nonce);
    await typeCard(shop.page);
    expect((await tokenize(shop.page)).value).toMatchObject(nonce);
    expect(violations).toEqual([]);
  });
}
