import { fieldOptions, typeCard } from '../../support/card';
import type { Flow } from '../flow';
import { atOnce, attempts, both, promises, rows, unusualFlow, values } from '../unusual-arguments';

const CREATE = 'braintree.hostedFields.create';
const FIELDS = '{ client: instances.client, fields: … }';
const FIELD = '{ client: instances.client, fields: { number: { … } } }';
const NUMBER = 'container: "#number"';
const of = (method: string) => `instances.hostedFields.${method}`;
/** Other tests compare what these methods do to the page and the frames. Here only their checks of arguments are compared. */
const FIELD_METHODS = ['addClass', 'removeClass', 'setPlaceholder', 'clear', 'focus'];
const CONTAINERS = `
  "" | 0 | null | undefined | 1 | true | {} | [] | "#nowhere" | "div.none" | document.createTextNode("x")
  document.querySelectorAll("#number") | Object.assign([document.body], { closest: () => [] })
`;
const ATTRIBUTE_METHODS = ['setAttribute', 'removeAttribute'];

export const unusualHostedFieldsFlows: Flow[] = [
  unusualFlow('unusual hostedFields, fields', 'client', [
    both(CREATE, FIELDS)`undefined | null | 0 | NaN | "" | false | true | 1 | [] | {} | new Date(0)`,
    both(CREATE, FIELDS)`
      "text" | [1] | { Number: {} } | { hasOwnProperty: {} } | { "": {} } | { number: {} } | { number: 1 } | { number: "text" }
      { number: [] } | { number: true } | { card: null }
    `,
    both(
      CREATE,
      FIELD,
    )([...['container', 'selector'].flatMap((name) => rows(CONTAINERS, `${name}: …`)), 'container: null, selector: "#nowhere"']),
    ...['maxlength', 'minlength'].map(
      (member) =>
        both(CREATE, FIELD)`${NUMBER}, ${member}: … of ANY except undefined and null and 0 and 1 and -1.5 and NaN and "" and false`,
    ),
  ]),

  unusualFlow('unusual hostedFields, options that are fine', 'client', [
    promises(CREATE, FIELD)`
      container: document.querySelector("#number") | selector: "#number" | container: "#number", selector: "#cvv"
      container: "", selector: "#number" | container: "div"
    `,
    promises(CREATE, `{ client: instances.client, fields: { number: { ${NUMBER}, … } } }`)`
      maxlength: 0 | maxlength: null | maxlength: "" | maxlength: 1.5 | maxlength: NaN | minlength: -1 | type: 1 | placeholder: {}
      iframeTitle: "" | iframeTitle: 1 | internalLabel: null | formatInput: 0 | maskInput: "x" | prefill: 1 | select: {}
      supportedCardBrands: null | rejectUnsupportedCards: 1 | unknown: { a: [1] }
    `,
    promises(CREATE, `{ client: instances.client, fields: { number: { ${NUMBER} } }, … }`)`
      styles: null | styles: {} | styles: [] | styles: { input: null } | styles: { input: ".none" } | styles: { input: { color: 1 } }
      styles: { "@media x": { input: 1 } } | preventAutofill: "x" | sessionId: 1 | unknown: 1 | isDebug: false | fields2: {}
    `,
  ]),

  unusualFlow(
    'unusual hostedFields, methods',
    (shop) => shop.create('hostedFields', { fields: { number: { container: '#number' }, cvv: { container: '#cvv' } } }),
    [
      ...FIELD_METHODS.map(
        (method) => both(of(method))`nothing | …, "x" of ANY, "postalCode", "expirationMonth", "Number", " number", "toString"`,
      ),
      ...ATTRIBUTE_METHODS.flatMap((method) => [
        both(of(method))`ANY except undefined and null | { field: …, attribute: "disabled", value: true } of ANY`,
        both(of(method), '{ field: "number", attribute: …, value: "x" }')`
          ANY | "onclick" | "Placeholder" | "toString" | "aria-label" | " disabled" | "maxlength"
        `,
      ]),
      ...['disabled', 'aria-invalid', 'aria-required', 'placeholder'].map(
        (attribute) =>
          both(of('setAttribute'), `{ field: "cvv", attribute: "${attribute}", value: … }`)`
          ANY | "true" | "false" | "TRUE" | ["true"] | { toString: () => "true" }
        `,
      ),
      both(of('addClass'))`"cvv", "x" | "cvv", "x y" | "cvv", "" | "cvv", 1 | "cvv", null | "cvv", {} | "cvv"`,
      both(of('setPlaceholder'))`"cvv", "" | "cvv", 1 | "cvv", null | "cvv", {} | "cvv", true | "cvv"`,
      both(of('setMonthOptions'))`nothing | ANY | ["January"]`,
      promises(of('setMessage'))`
        { field: "cvv", message: "x" } | { field: "none", message: "x" } | {} | 1 | { field: "cvv", message: 1 }
      `,
      promises(of('getState'))`nothing | null | {}`,
      both(of('getChallenges'))`nothing | null | {}`,
      both(of('getSupportedCardTypes'))`nothing | null | {}`,
      attempts(of('…'))`
        hasListener() | hasListener("focus") | on("focus", () => {}) | hasListener("focus") | on("x", () => {}) | off("x", () => {})
        off()
      `,
      both(of('tokenize'))`
        nothing | ANY except null | { vault: 1 } | { fieldsToTokenize: [] } | { fieldsToTokenize: ["postalCode"] } | { unknown: 1 }
      `,
      attempts()([of('teardown()')]),
      both('((call) => call())', `() => ${of('…')}("cvv", () => {})`)`
        ${FIELD_METHODS.join(' | ')} | tokenize | setAttribute | removeAttribute | setMonthOptions | setMessage | getState | getChallenges
        getSupportedCardTypes | on | off | hasListener | teardown
      `,
    ],
  ),

  unusualFlow(
    'unusual hostedFields, options of tokenize',
    async (shop) => {
      await shop.create('hostedFields', { fields: fieldOptions });
      await typeCard(shop.page);
    },
    [
      promises(
        of('tokenize'),
        '{ … }',
      )([
        ...values(`
          vault: … of "true", 1, null, true, false, {} | fieldsToTokenize: … of null, "", 0, 1, "number", {}, [], ["number"]
          fieldsToTokenize: ["number", "number"] | fieldsToTokenize: ["none"] | fieldsToTokenize: ["cvv", "toString"]
          cardholderName: … of null, "", 1, {}, "Ada 😀", " "
        `),
        ...values(`
          null | "" | 1 | "text" | {} | [] | { postalCode: "1", streetAddress: 2, unknown: 3 } | { countryCodeAlpha2: null }
          { firstName: { a: 1 } }
        `).flatMap((each) => [`billingAddress: ${each}`, `shippingAddress: ${each}`]),
        ...values(`
          authenticationInsight: … of null, {}, 1, { merchantAccountId: "" }, { merchantAccountId: "shop" }, { merchantAccountId: 1 }
          email: … of null, "", "a@example.com", 1, {} | phone: … of null, {}, { number: "(1) 2-3" }, { number: 1 }, 1
          number: "4000000000000002" | cvv: "999" | unknown: { a: 1 }
        `),
      ]),
      attempts()([`Promise.all([1, 2, 3].map(() => ${of('tokenize')}())).then((all) => all.length)`]),
    ],
  ),

  unusualFlow('unusual hostedFields, what the reference trips over', 'client', [
    promises(CREATE, FIELDS)`{ number: null } | { number: undefined }`,
    promises(CREATE)`{ client: instances.client, fields: { number: { ${NUMBER} } }, styles: "text" }`,
    both(CREATE, FIELD)`container: … of { nodeType: 1 }, "##", "("`,
    (shop) => shop.create('hostedFields', { fields: { number: { container: '#cvv' } } }),
    ...ATTRIBUTE_METHODS.map((method) => both(of(method))`nothing | undefined | null`),
    promises(of('setMessage'))`nothing | null`,
    atOnce(of('tokenize'))`null`,
  ]),
];
