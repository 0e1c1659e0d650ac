import { allowedDifferences, allowedIn } from './allowed-differences';
import { compare } from './compare';
import { flows } from './flows/all-flows';
import { observe } from './observe';
import { expect, test } from './test';

// Runs the same flows with the provider's own SDK, 3.118.2, as a black box, and with Tender.
test.describe.configure({ timeout: 120_000 }); // each flow runs twice, and tables are long

for (const flow of flows) {
  const details = flow.everyChange ? {} : { tag: '@full' };
  test(`differential: ${flow.name}`, details, async ({ environment }) => {
    const reference = await observe(environment, 'reference', flow);
    const tender = await observe(environment, 'tender', flow);
    const found = compare(reference, tender, allowedIn(flow.name));
    expect(found).toEqual({ reference: [], tender: [], missing: [] });
  });
}

test('allowed differences: each is looked for in some flow', () => {
  const idle = allowedDifferences.filter((difference) => !flows.some(({ name }) => allowedIn(name).includes(difference)));
  expect(idle.map(({ name }) => name)).toEqual([]);
});
