import { dataCollectorFlows } from '../differential/flows/data-collector';
import { sell } from '../support/sell';
import { expect } from '../support/test';
import { nonceOf } from '../support/tokenize';
import type { MethodDescription } from './method';

export const dataCollector: MethodDescription = {
  flows: dataCollectorFlows,
  async payOnPage({ page, sandbox, site, headers, key }) {
    await page.goto(site.page('shop.localhost', '/collect', { headers }));
    const deviceData = await page.evaluate(async (authorization) => {
      const { deviceData } = await window.tender.dataCollector.create({ authorization });
      return deviceData;
    }, key);
    await expect(page.locator('iframe[title="pbf"]')).toBeAttached();
    const { riskData } = await sell(sandbox, await nonceOf(sandbox), { deviceData });
    return riskData;
  },
  result: { deviceDataCaptured: true },
};
