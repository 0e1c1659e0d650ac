import { useContext, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { hostedFieldsParts } from '../../card/context';
import { whenIdle } from '../../core/when-idle';
import type { Verification, Verify } from '../card/verification';
import type { BankVerifier } from './bank-verifier';

/** Provides 3D Secure to the card form. Its scripts load after the card fields are shown, so that the customer can type sooner. */
export function Verifier({ options, children }: ComponentProps<Verification['Verifier']>): ReactNode {
  const areFieldsReady = useContext(hostedFieldsParts.Context)?.state.status === 'ready';
  const [Loaded, setLoaded] = useState<typeof BankVerifier>();
  const [{ load, verify, onReady }] = useState(() => createVerification((loaded) => setLoaded(() => loaded)));
  useEffect(() => (areFieldsReady ? whenIdle(() => void load().catch(() => undefined)) : undefined), [areFieldsReady, load]);
  return (
    <>
      {children(verify)}
      {Loaded && <Loaded options={options} onReady={onReady} />}
    </>
  );
}

/**
 * Creates the functions of a verifier.
 * @param show renders the component that asks the bank, once it has been loaded
 */
function createVerification(show: (component: typeof BankVerifier) => void) {
  let onReady = (_: Verify): void => undefined;
  const ready = new Promise<Verify>((resolve) => (onReady = resolve));
  const load = async (): Promise<void> => show((await import('./bank-verifier')).BankVerifier);
  /** Waits for what asks the bank. What could not be loaded before is loaded now. */
  const verify: Verify = async (card, signal) => {
    await load();
    const askBank = await ready;
    signal.throwIfAborted();
    return askBank(card, signal);
  };
  return { load, verify, onReady };
}
