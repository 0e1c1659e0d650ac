import type { Flow } from '../flow';
import { ANY_VALUES, FALSY, rows, tryCalls, tryCallsAtOnce, unusualFlow, values } from '../unusual-arguments';

/** What `create` needs besides a client or an authorization. */
const REQUIRED = {
  dataCollector: '_: 1',
  hostedFields: 'fields: { number: { container: "#number" } }',
  threeDSecure: 'version: 2',
  unionpay: '_: 1',
  usBankAccount: '_: 1',
  vaultManager: '_: 1',
} as const;

/** Each instance is torn down as soon as it exists. */
const TORN_DOWN = { events: false } as const;

export const unusualCreateFlows: Flow[] = [
  ...Object.entries(REQUIRED).flatMap(([name, required]) => [
    unusualFlow(
      `unusual ${name}, create`,
      'client',
      async (shop) => {
        const args = [
          ...rows(ANY_VALUES, 'authorization: …'),
          '',
          'authorization: "nonsense"',
          'authorization: btoa("null")',
          ...rows(FALSY, 'client: …'),
          ...values(`
            client: { getVersion: () => "3.118.1", getConfiguration: () => ({}) } | client: { getVersion: () => undefined }
            client: null, authorization | client: instances.client | client: instances.client, authorization
            client: instances.client, authorization: "nonsense" | authorization, debug: true | authorization, debug: 0
            authorization, unknown: 1 | authorization, sendAnalyticsEvents: false
          `),
        ];
        await tryCalls(shop, `braintree.${name}.create`, `{ ${required}, … }`, args);
        await tryCalls(shop, `braintree.${name}.create`, `{ ${required}, authorization }, …`, ['null', '"text"', '{}']);
      },
      TORN_DOWN,
    ),
    unusualFlow(
      `unusual ${name}, create, what the reference trips over`,
      undefined,
      async (shop) => {
        await tryCalls(shop, `braintree.${name}.create`, ['', ...ANY_VALUES, 'Object.create({ authorization })']);
        const clients = values(`
          1 | "text" | true | [] | {} | new Date(0) | { getVersion: "3.118.2" } | { getVersion: () => { throw new Error("no") } }
          { getVersion: () => "3.118.2" } | { getVersion: () => "3.118.2", getConfiguration: () => ({}) }
        `);
        await tryCallsAtOnce(shop, `braintree.${name}.create`, `{ ${required}, client: … }`, clients);
      },
      TORN_DOWN,
    ),
  ]),
];
