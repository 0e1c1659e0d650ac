/** Why something is left, or what to check after a change: the sentences of the report. */
export const reasons = {
  stays: 'stays with the reference; give it the client of Tender',
  type: 'a type of the reference that Tender has under no name',
  unknown: 'not a component that either documents',
  inside: "a file inside the reference's package",
  computedMember:
    'read by a name that is computed: americanExpress, applePay, dataCollector, fastlane and visaCheckout are not in @tender/web',
  whole: 'handed on as a whole: americanExpress, applePay, dataCollector, fastlane and visaCheckout are not in @tender/web',
  dropIn: 'Drop-in: docs/guides/leaving-drop-in.md says what takes its place',
  string: 'a string that names the package, not an import of it: where a bundler or a test runner reads it, have it name @tender/web',
  amd: 'asked of an AMD loader: a bundler finds @tender/web, a loader of scripts what its paths say of a name',
  copy: 'a copy of the reference on a public host: load the script of your asset host',
  globalTypes: 'the global types of the reference: import those of Tender by name',
  computed: 'built from parts, so that it is not known which component it names',
  policy: 'names the host of the reference; if this is a Content-Security-Policy, `npx @tender/csp` prints the one that Tender needs',
  reassigned: 'used for components of both, and assigned later than it is declared: split it by hand',
  chain: 'used for components of both in one import(), in a form that is not split here: split it by hand',
  mock: 'mocks components of both: the part of the reference now comes from its own modules',
  mockShape: 'a mock of another shape under --to packages: write it for the packages of the components',
  augmentation: 'declares types into the reference: Tender declares its own',
} as const;
