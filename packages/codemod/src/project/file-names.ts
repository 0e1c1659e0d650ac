/** A mock that Jest finds by its file name, and the name that it needs for Tender. Both begin with `__mocks__/`. */
export interface MockName {
  readonly from: string;
  readonly to: string;
}

/** Reads whether a file is a mock of the reference. @param name path in the project */
export function readMockName(name: string): MockName | undefined {
  const from = /(?:^|[\\/])(__mocks__[\\/]braintree-web(?:[\\/].*)?\.\w+)$/.exec(name)?.[1];
  return from === undefined ? undefined : { from, to: from.replace('braintree-web', '@tender/web') };
}

/** Whether a mock may move into another folder: its imports would point elsewhere if they were relative. */
export function isMovable(text: string): boolean {
  return !/["'`]\.\.?\//.test(text);
}
