import { expect, test } from '../support/test';

// Card fields on pages without an address of their own: they belong to the page that created them.

const CREATE = `
  window.creation = tender.hostedFields.create({ authorization: parent.authorization, fields: { number: { container: '#number' } } }).then(
    () => 'created',
    (error) => error.code,
  );`;

declare global {
  interface Window {
    authorization: string;
    creation: Promise<string>;
  }
}

for (const kind of ['srcdoc', 'about:blank']) {
  test(`hosted fields, in a page of ${kind}: a key of the sandbox works as on the page around it`, async ({ page, sandbox, site }) => {
    await page.goto(site.page('shop.localhost', '/shop', { body: '<main></main>', scripts: ['tender.js'] }));
    const code = site.script('shop.localhost', '/create.js', CREATE);
    await page.evaluate(
      ([kind, authorization, scripts]) => {
        window.authorization = authorization;
        const frame = document.createElement('iframe');
        frame.name = 'inner';
        if (kind === 'srcdoc') frame.setAttribute('srcdoc', '<!doctype html>');
        frame.onload = () => {
          frame.onload = null;
          const inner = frame.contentDocument as Document;
          inner.body.append(Object.assign(inner.createElement('div'), { id: 'number', style: 'height: 40px' }));
          for (const src of scripts) inner.head.append(Object.assign(inner.createElement('script'), { src, async: false }));
        };
        document.querySelector('main')?.append(frame);
      },
      [kind, sandbox.tokenizationKey, ['/tender.js', code]] as const,
    );
    await expect.poll(() => page.frame({ name: 'inner' })?.evaluate(() => window.creation)).toBe('created');
    const field = page.frameLocator('iframe[name=inner]').frameLocator('iframe').locator('[data-braintree-name=number]');
    await field.pressSequentially('4111');
    await expect(field).toHaveValue('4111 ');
  });
}
