import { fillCard, hostResolverRules, type PageLike } from '../testing';

test('maps the provider and its subdomains to the TLS port', () => {
  const rules = hostResolverRules(4811).split(', ');
  expect(rules).toContain('MAP *.braintreegateway.com:443 127.0.0.1:4811');
  expect(rules).toContain('MAP braintree-api.com:443 127.0.0.1:4811');
  expect(rules).toContain('MAP *.paypal.com:443 127.0.0.1:4811');
  expect(rules.every((rule) => /^MAP [\w.*-]+:443 127\.0\.0\.1:4811$/.test(rule))).toBe(true);
});

test('types into the frames named, and chooses where there is a select', async () => {
  const done: string[] = [];
  const page: PageLike = {
    frameLocator: (frame) => ({
      locator: (input) => ({
        fill: async (value) => void done.push(`${frame} ${input} fill ${value}`),
        pressSequentially: async (text) => void done.push(`${frame} ${input} type ${text}`),
        selectOption: async (value) => done.push(`${frame} ${input} select ${value}`),
        evaluate: async (run) => run({ tagName: frame.includes('Month') ? 'SELECT' : 'INPUT' }),
      }),
    }),
  };
  await fillCard(page, { number: '4111', expirationMonth: '12' });
  expect(done).toEqual([
    'iframe[name="braintree-hosted-field-number"] [data-braintree-name="number"] fill ',
    'iframe[name="braintree-hosted-field-number"] [data-braintree-name="number"] type 4111',
    'iframe[name="braintree-hosted-field-expirationMonth"] [data-braintree-name="expirationMonth"] select 12',
  ]);
});
