import type { Page } from '@playwright/test';
import { allMethods } from '../methods/all-methods';
import { popupMethodFrom } from '../methods/window-payment';
import { outcomeOf } from '../support/outcomes';
import { installPopupBridge } from '../support/popup-bridge';
import { noInterval, openShop } from '../support/popup-method';
import { expect, test } from '../support/test';

for (const [name, { windowPayment }] of Object.entries(allMethods)) {
  if (!windowPayment?.popupBridge) continue;
  const { page: address, approve, cancel, decline, approved, codes, popupBridge } = windowPayment;
  const isOfTheProvider = ({ href }: URL): boolean => href.includes(address);

  for (const hasAddress of popupBridge === 'all' ? [true, false] : [true]) {
    const title = `${name}: an app with a popup bridge ${hasAddress ? 'and' : 'but without'} a return address`;
    test(`${title} shows the provider's page, and brings back what came of it`, async ({ page, site, sandbox, context }) => {
      const app = await installPopupBridge(page, context, hasAddress ? `${site.origin('shop.localhost')}/` : undefined);
      await openShop(page, site, sandbox, popupMethodFrom(name, windowPayment));
      const payment = { decide: approve, expected: { value: approved } };
      const endings: { decide?: (system: Page) => Promise<void>; expected: Record<string, unknown> }[] = [
        payment,
        { decide: cancel, expected: { error: { code: codes.canceled } } },
        ...(decline ? [{ decide: decline, expected: { error: { code: codes.declined } } }] : []),
        { expected: { error: { code: codes.closed, type: 'CUSTOMER' } } },
        payment,
      ];
      for (const { decide, expected } of endings) {
        await page.locator('#pay').click();
        const system = await app.opened();
        await system.waitForURL(isOfTheProvider);
        await decide?.(system);
        if (decide) await system.waitForURL((url) => !isOfTheProvider(url));
        await app.complete(system, Boolean(decide));
        expect(await outcomeOf(page)).toMatchObject(expected);
        await noInterval(page);
      }
    });
  }
}
