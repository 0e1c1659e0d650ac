/** Reads the card number of the retired Venmo SDK's test codes: `stub-4111111111111111`. Undefined for any other code. */
export const readVenmoSdkNumber = (code: string): string | undefined => /^stub-(\d+)$/.exec(code)?.[1];
