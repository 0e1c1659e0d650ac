import type { ReactNode } from 'react';
import { useCheckout } from '../checkout';
import { SelectField } from '../fields/select-field';

const STYLES = [
  { value: 'off', text: 'Off' },
  { value: '2', text: 'In the bank’s dialog' },
  { value: '2-bootstrap3-modal', text: 'In a wide dialog' },
  { value: '2-inline-iframe', text: 'In a dialog of this shop' },
] as const;

/** Whether, and where, the card's bank asks who pays. A shop would decide this itself; here it is for you to try. */
export function VerificationChoice(): ReactNode {
  const { change, configuration, draft, payment } = useCheckout();
  const isTest = configuration.environment !== 'production';
  return (
    <fieldset disabled={payment.step !== 'idle'}>
      <SelectField
        id="verification"
        label="Verification by your bank (3D Secure)"
        value={draft.verification}
        options={STYLES}
        hint={draft.verification !== 'off' && isTest ? 'For a test: 4000 0000 0000 2503 asks for the code 1234' : ''}
        onChange={(verification) => change({ verification })}
      />
    </fieldset>
  );
}
