/** The merchant of the command line: the same on every machine, so that a `.env` file can name it. Secret to nobody. */
export const FIXED_MERCHANT = {
  id: 'tender_sandbox',
  publicKey: 'tender_public_key',
  privateKey: 'tender_private_key',
} as const;
