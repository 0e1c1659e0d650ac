import { type SandboxMerchantOptions } from '../../core/merchant-options';

/** Keys of a merchant of the command line. */
export type FixedMerchant = Readonly<Record<'id' | 'publicKey' | 'privateKey', string>>;

/**
 * Creates the keys of a merchant of the command line. They are public and the same on every machine, so that a `.env` file can contain them.
 * @param number 1 for the first merchant of a scenario; the others have their number in each key: `tender_sandbox_2`
 * @param named the keys that the scenario chooses itself
 */
export function createFixedMerchant(number: number, named: Pick<SandboxMerchantOptions, keyof FixedMerchant> = {}): FixedMerchant {
  const suffix = number === 1 ? '' : `_${number}`;
  return {
    id: named.id ?? `tender_sandbox${suffix}`,
    publicKey: named.publicKey ?? `tender_public_key${suffix}`,
    privateKey: named.privateKey ?? `tender_private_key${suffix}`,
  };
}
