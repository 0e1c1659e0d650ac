/** Why something is left, or changed with a remark: one sentence each, for whoever reads the report. */
export const reasons = {
  stays: 'stays with the reference; give it the client of Tender',
  type: 'a type of the reference that Tender has under no name',
  unknown: 'not a component that either documents',
  inside: "a file inside the reference's package",
  whole: 'handed on as a whole: americanExpress, applePay, dataCollector, fastlane and visaCheckout are not in @tender/web',
  dropIn: 'Drop-in: the guide on leaving it says what takes its place',
  string: 'a string that names the package, not an import of it',
  computed: 'built from parts, so that it is not known which component it names',
  policy: 'names the host of the reference; if this is a Content-Security-Policy, `npx @tender/csp` prints the one that Tender needs',
  reassigned: 'used for components of both, and assigned later than it is declared: split it by hand',
  chain: 'used for components of both in one import(): split it by hand',
  mock: 'mocks components of both: the part of the reference now comes from its own modules',
  mockShape: 'a mock of another shape under --to packages: write it for the packages of the components',
  augmentation: 'declares types into the reference: Tender declares its own',
} as const;
