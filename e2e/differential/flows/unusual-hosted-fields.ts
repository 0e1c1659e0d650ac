import { fieldOptions, typeCard } from '../../support/card';
import type { Flow } from '../flow';
import { ANY_VALUES, rows, tryCalls, tryCallsAtOnce, tryPromises, unusualFlow, values, valuesWithout } from '../unusual-arguments';

const CREATE = 'braintree.hostedFields.create';
const of = (method: string) => `instances.hostedFields.${method}`;
const NUMBER = 'container: "#number"';
const withFields = (fields: readonly string[]) => rows(fields, '{ client: instances.client, fields: … }');
const withField = (members: readonly string[]) => withFields(rows(members, '{ number: { … } }'));
/** Other tests compare what these methods do to the page and the frames. Here only their checks of arguments are compared. */
const FIELD_METHODS = ['addClass', 'removeClass', 'setPlaceholder', 'clear', 'focus'];

export const unusualHostedFieldsFlows: Flow[] = [
  unusualFlow('unusual hostedFields, fields', 'client', async (shop) => {
    await tryCalls(shop, CREATE, withFields(['undefined', 'null', '0', 'NaN', '""', 'false', 'true', '1', '[]', '{}', 'new Date(0)']));
    await tryCalls(
      shop,
      CREATE,
      withFields(
        values(`
          "text" | [1] | { Number: {} } | { hasOwnProperty: {} } | { "": {} } | { number: {} } | { number: 1 } | { number: "text" }
          { number: [] } | { number: true } | { card: null }
        `),
      ),
    );
    const containers = values(`
      "" | 0 | null | undefined | 1 | true | {} | [] | "#nowhere" | "div.none" | document | document.createTextNode("x")
      document.querySelectorAll("#number") | Object.assign([document.body], { closest: () => [] }) | window | { nodeType: 1 }
    `);
    await tryCalls(
      shop,
      CREATE,
      withField([...rows(containers, 'container: …'), ...rows(containers, 'selector: …'), 'container: null, selector: "#nowhere"']).filter(
        (row) => !/window|nodeType|document\b(?!\.)/.test(row),
      ),
    );
    for (const member of ['maxlength', 'minlength'])
      await tryCalls(
        shop,
        CREATE,
        withField(rows(valuesWithout('undefined', 'null', '0', '1', '-1.5', 'NaN', '""', 'false'), `${NUMBER}, ${member}: …`)),
      );
  }),

  unusualFlow('unusual hostedFields, options that are fine', 'client', async (shop) => {
    await tryPromises(
      shop,
      CREATE,
      withField([
        ...rows(['document.querySelector("#number")', 'document.createElement("div")'], 'container: …').slice(0, 1),
        'selector: "#number"',
        'container: "#number", selector: "#cvv"',
        'container: "", selector: "#number"',
        'container: "div"',
      ]),
    );
    await tryPromises(
      shop,
      CREATE,
      withField(
        rows(
          values(`
            maxlength: 0 | maxlength: null | maxlength: "" | maxlength: 1.5 | maxlength: NaN | minlength: -1 | type: 1 | placeholder: {}
            iframeTitle: "" | iframeTitle: 1 | internalLabel: null | formatInput: 0 | maskInput: "x" | prefill: 1 | select: {}
            supportedCardBrands: null | rejectUnsupportedCards: 1 | unknown: { a: [1] }
          `),
          `${NUMBER}, …`,
        ),
      ),
    );
    await tryPromises(
      shop,
      CREATE,
      `{ client: instances.client, fields: { number: { ${NUMBER} } }, … }`,
      values(`
          styles: null | styles: {} | styles: [] | styles: { input: null } | styles: { input: ".none" } | styles: { input: { color: 1 } }
          styles: { "@media x": { input: 1 } } | preventAutofill: "x" | sessionId: 1 | unknown: 1 | isDebug: false | fields2: {}
        `),
    );
  }),

  unusualFlow('unusual hostedFields, methods', undefined, async (shop) => {
    await shop.create('hostedFields', { fields: { number: { container: '#number' }, cvv: { container: '#cvv' } } });
    for (const method of FIELD_METHODS)
      await tryCalls(
        shop,
        of(method),
        ['', ...ANY_VALUES, '"postalCode"', '"expirationMonth"', '"Number"', '" number"', '"toString"'].map((each) =>
          each ? `${each}, "x"` : '',
        ),
      );
    const attributes = [...ANY_VALUES, '"onclick"', '"Placeholder"', '"toString"', '"aria-label"', '" disabled"', '"maxlength"'];
    for (const method of ['setAttribute', 'removeAttribute']) {
      await tryCalls(shop, of(method), [
        ...valuesWithout('undefined', 'null'),
        ...rows(ANY_VALUES, '{ field: …, attribute: "disabled", value: true }'),
      ]);
      await tryCalls(shop, of(method), '{ field: "number", attribute: …, value: "x" }', attributes);
    }
    for (const attribute of ['disabled', 'aria-invalid', 'aria-required', 'placeholder'])
      await tryCalls(shop, of('setAttribute'), `{ field: "cvv", attribute: "${attribute}", value: … }`, [
        ...ANY_VALUES,
        ...values('"true" | "false" | "TRUE" | ["true"] | { toString: () => "true" }'),
      ]);
    await tryCalls(shop, of('addClass'), ['"cvv", "x"', '"cvv", "x y"', '"cvv", ""', '"cvv", 1', '"cvv", null', '"cvv", {}', '"cvv"']);
    await tryCalls(shop, of('setPlaceholder'), ['"cvv", ""', '"cvv", 1', '"cvv", null', '"cvv", {}', '"cvv", true', '"cvv"']);
    await tryCalls(shop, of('setMonthOptions'), ['', ...ANY_VALUES, '["January"]']);
    await tryPromises(
      shop,
      of('setMessage'),
      values('{ field: "cvv", message: "x" } | { field: "none", message: "x" } | {} | 1 | { field: "cvv", message: 1 }'),
    );
    await tryPromises(shop, of('getState'), ['', 'null', '{}']);
    await tryCalls(shop, of('getChallenges'), ['', 'null', '{}']);
    await tryCalls(shop, of('getSupportedCardTypes'), ['', 'null', '{}']);
    for (const call of values(`
      hasListener() | hasListener("focus") | on("focus", () => {}) | hasListener("focus") | on("x", () => {}) | off("x", () => {})
      off()
    `))
      await shop.attempt(of(call));
    await tryCalls(shop, of('tokenize'), [
      '',
      ...valuesWithout('null'),
      ...values('{ vault: 1 } | { fieldsToTokenize: [] } | { fieldsToTokenize: ["postalCode"] } | { unknown: 1 }'),
    ]);
    await shop.attempt(of('teardown()'));
    await tryCalls(
      shop,
      '((call) => call())',
      [
        ...FIELD_METHODS,
        ...values(`
          tokenize | setAttribute | removeAttribute | setMonthOptions | setMessage | getState | getChallenges | getSupportedCardTypes
          on | off | hasListener | teardown
        `),
      ].map((method) => `() => ${of(method)}("cvv", () => {})`),
    );
  }),

  unusualFlow('unusual hostedFields, options of tokenize', undefined, async (shop) => {
    await shop.create('hostedFields', { fields: fieldOptions });
    await typeCard(shop.page);
    const options = [
      ...rows(['"true"', '1', 'null', 'true', 'false', '{}'], 'vault: …'),
      ...rows(
        ['null', '""', '0', '1', '"number"', '{}', '[]', '["number"]', '["number", "number"]', '["none"]', '["cvv", "toString"]'],
        'fieldsToTokenize: …',
      ),
      ...rows(['null', '""', '1', '{}', '"Ada 😀"', '" "'], 'cardholderName: …'),
      ...values(`
        null | "" | 1 | "text" | {} | [] | { postalCode: "1", streetAddress: 2, unknown: 3 } | { countryCodeAlpha2: null }
        { firstName: { a: 1 } }
      `).flatMap((each) => [`billingAddress: ${each}`, `shippingAddress: ${each}`]),
      ...rows(
        ['null', '{}', '1', '{ merchantAccountId: "" }', '{ merchantAccountId: "shop" }', '{ merchantAccountId: 1 }'],
        'authenticationInsight: …',
      ),
      ...rows(['null', '""', '"a@example.com"', '1', '{}'], 'email: …'),
      ...rows(['null', '{}', '{ number: "(1) 2-3" }', '{ number: 1 }', '1'], 'phone: …'),
      'number: "4000000000000002"',
      'cvv: "999"',
      'unknown: { a: 1 }',
    ];
    await tryPromises(shop, of('tokenize'), '{ … }', options);
    await shop.attempt(`Promise.all([1, 2, 3].map(() => ${of('tokenize')}())).then((all) => all.length)`);
  }),

  unusualFlow('unusual hostedFields, what the reference trips over', 'client', async (shop) => {
    await tryPromises(shop, CREATE, withFields(['{ number: null }', '{ number: undefined }']));
    await tryPromises(shop, CREATE, [`{ client: instances.client, fields: { number: { ${NUMBER} } }, styles: "text" }`]);
    await tryCalls(shop, CREATE, withField(rows(['{ nodeType: 1 }', '"##"', '"("'], 'container: …')));
    await shop.create('hostedFields', { fields: { number: { container: '#cvv' } } });
    for (const method of ['setAttribute', 'removeAttribute']) await tryCalls(shop, of(method), ['', 'undefined', 'null']);
    await tryPromises(shop, of('setMessage'), ['', 'null']);
    await tryCallsAtOnce(shop, of('tokenize'), ['null']);
  }),
];
