import type { Flow } from '../flow';
import { atOnce, both, unusualFlow } from '../unusual-arguments';

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

export const unusualCreateFlows: Flow[] = Object.entries(REQUIRED).flatMap(([name, required]) => {
  const create = `braintree.${name}.create`;
  return [
    unusualFlow(`unusual ${name}, create`, 'client', TORN_DOWN, [
      both(create, `{ ${required}, … }`)`
          authorization: … of ANY | nothing | authorization: "nonsense" | authorization: btoa("null") | client: … of FALSY
          client: { getVersion: () => "3.118.1", getConfiguration: () => ({}) } | client: { getVersion: () => undefined }
          client: null, authorization | client: instances.client | client: instances.client, authorization
          client: instances.client, authorization: "nonsense" | authorization, debug: true | authorization, debug: 0
          authorization, unknown: 1 | authorization, sendAnalyticsEvents: false
        `,
      both(create, `{ ${required}, authorization }, …`)`null | "text" | {}`,
    ]),
    unusualFlow(`unusual ${name}, create, what the reference trips over`, undefined, TORN_DOWN, [
      both(create)`nothing | ANY | Object.create({ authorization })`,
      atOnce(create, `{ ${required}, client: … }`)`
          1 | "text" | true | [] | {} | new Date(0) | { getVersion: "3.118.2" } | { getVersion: () => { throw new Error("no") } }
          { getVersion: () => "3.118.2" } | { getVersion: () => "3.118.2", getConfiguration: () => ({}) }
        `,
    ]),
  ];
});
