import { type SandboxContext } from '../../core/context';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { describeAuthentication } from './describe-authentication';
import { signJwt } from './jwt';
import { type Decision, type Verification } from './verification';

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  0: 'Success',
  1010: 'Invalid signature. Your request contains an invalid signature.',
  1011: 'Signature expired. Your signature is not within the acceptable time frame.',
  1020: 'Invalid JWT.',
  1050: 'The authentication could not be completed.',
  10001: 'Timeout when sending an Init message',
  10002: 'Timeout when sending a Start message',
  10003: 'Timeout waiting for a response',
  10005: 'The configuration is incomplete',
  10006: 'The configuration is incomplete',
  10007: 'Timeout waiting for a response',
  10008: 'No readable JWT was given',
  10009: 'Timeout waiting for a response',
  10010: 'No readable JWT was given',
  10011: 'Canceled',
};

/** Error numbers that a challenge can be made to fail with. */
export const ERROR_NUMBERS = Object.keys(DESCRIPTIONS).filter((number) => number !== '0');
export const describeError = (number: number) => DESCRIPTIONS[number] ?? 'Error processing request.';

/** Creates the result that the authentication script passes to the page after a challenge: readable, and as a signed token. */
export function createValidation(
  context: Pick<SandboxContext, 'merchant' | 'clock'>,
  row: PaymentContext<Verification>,
  decision: Decision,
) {
  const { document: verification } = row;
  const data = {
    Validated: decision.actionCode === 'SUCCESS',
    ActionCode: decision.actionCode,
    ErrorNumber: decision.errorNumber,
    ErrorDescription: describeError(decision.errorNumber),
    Payment: { Type: 'CCA', ProcessorTransactionId: row.id, ExtendedData: createExtendedData(row.id, verification, decision) },
  };
  return { data, jwt: signJwt(context, 'validation', { ConsumerSessionId: verification.sessionId, Payload: data }) };
}

function createExtendedData(id: string, { version, cardType, acsUrl }: Verification, { status, transStatus, challengeCancel }: Decision) {
  const described = describeAuthentication({
    status,
    lookup: 'C',
    authentication: transStatus,
    version,
    cardType,
    acsUrl,
    authenticationId: id,
  });
  return {
    Enrolled: described['enrolled'],
    PAResStatus: transStatus ?? 'U',
    SignatureVerification: status === 'authenticate_signature_verification_failed' ? 'N' : 'Y',
    CAVV: described['cavv'] ?? '',
    XID: described['xid'] ?? '',
    ECIFlag: described['eciFlag'] ?? '',
    ThreeDSVersion: version,
    ...(challengeCancel === undefined ? {} : { ChallengeCancel: challengeCancel }),
  };
}
