import { openFields, tokenize, typeCard, VISA } from '../support/card';
import { expect, test } from '../support/test';

/** A documented test number that nothing else here uses. */
const CANARY = '4012888888881881';
const found = (text: string | null | undefined): boolean => (text ?? '').replace(/[\s-]/g, '').includes(CANARY);

for (const [api, merchant] of [
  ['GraphQL', { graphQLFeatures: ['tokenize_credit_cards'] }],
  ['REST', { graphQLFeatures: [] }],
] as [string, { graphQLFeatures: string[] }][]) {
  test.describe(`by ${api}`, () => {
    test.use({ merchant });

    test(`card: the canary number is found in the tokenize request by ${api} and nowhere else`, async ({ page, sandbox, site }) => {
      const carriers: string[] = [];
      page.on('request', (request) => {
        if (found(request.url()) || found(request.postData())) carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.addInitScript(() => {
        const messages: string[] = [];
        Object.assign(window, { messages });
        window.addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
      });
      await openFields(page, site, sandbox.createClientToken());
      await typeCard(page, { ...VISA, number: CANARY });
      expect((await tokenize(page)).value?.details.lastFour).toBe('1881');

      expect(carriers).toEqual([
        api === 'GraphQL' ? 'POST /graphql' : `POST /merchants/${sandbox.merchantId}/client_api/v1/payment_methods/credit_cards`,
      ]);
      const held = await page.evaluate(() => ({
        messages: (window as unknown as { messages: string[] }).messages.join(),
        markup: document.documentElement.outerHTML,
        storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
        state: JSON.stringify(window.fields.getState().cards),
        url: location.href,
      }));
      for (const [place, text] of Object.entries(held)) expect([place, found(text)]).toEqual([place, false]);
      for (const frame of page.frames()) expect(found(await frame.content())).toBe(false);
      expect(found(logged.join())).toBe(false);
      expect(found(JSON.stringify(sandbox.requests()))).toBe(false);
      expect(found(JSON.stringify(await sandbox.analytics()))).toBe(false);

      const { database } = sandbox.context;
      const tables = await database.execute(`select table_name from information_schema.tables where table_schema = 'public'`);
      const names = (tables as { rows: { table_name: string }[] }).rows.map(({ table_name: name }) => name);
      expect(names).toContain('payment_method_nonces');
      for (const name of names)
        expect([name, found(JSON.stringify(await database.execute(`select * from "${name}"`)))]).toEqual([name, false]);
    });
  });
}
