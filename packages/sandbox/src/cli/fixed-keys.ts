/** The merchant of the command line. The keys are public and the same on every machine, so that a `.env` file can contain them. */
export const FIXED_MERCHANT = {
  id: 'tender_sandbox',
  publicKey: 'tender_public_key',
  privateKey: 'tender_private_key',
} as const;
