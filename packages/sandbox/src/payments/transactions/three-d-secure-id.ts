import { type SandboxContext } from '../../core/context';
import { type Document } from '../../core/store/schema';
import { type CardFacts } from '../instruments/card';
import { createThreeDSecureInfo, findFakeThreeDSecureInfo } from '../instruments/fake-three-d-secure';
import { type Instrument } from '../instruments/kinds';
import { verifications } from '../three-d-secure/verification';
import { findMismatches } from './match-authentication';
import { type SaleInput } from './sale-input';
import { findThreeDSecureToken, isTokenOf, type FoundAuthentication } from './three-d-secure-token';

const refuse = (code: string, message: string): FoundAuthentication => ({
  info: null,
  errors: [{ path: ['transaction', 'threeDSecureAuthenticationId'], code, message }],
});

/** Finds the authentication that a sale names by its id. It is valid for one card, and a nonce with an authentication of its own needs no other. */
export async function findAuthenticationById(
  context: SandboxContext,
  input: SaleInput,
  instrument: Instrument | undefined,
): Promise<FoundAuthentication> {
  const { threeDSecureAuthenticationId: id, threeDSecurePassThru: passThru } = input;
  if (id && passThru) return refuse('915199', 'ThreeDSecureAuthenticationId cannot be used with ThreeDSecurePassThru parameters.');
  const stored = id ? await findStored(context, id) : undefined;
  if (!stored) return refuse('915196', 'ThreeDSecureAuthenticationId is invalid.');
  if (instrument && !stored.isOf(instrument)) {
    return refuse('915197', "Payment method doesn't match ThreeDSecureAuthentication payment method.");
  }
  const own = instrument?.document.threeDSecureInfo;
  if (own && own['threeDSecureAuthenticationId'] !== id) {
    return refuse('915198', "ThreeDSecureAuthenticationId doesn't match the nonce's ThreeDSecureAuthentication.");
  }
  // The terms of a nonce's own lookup are checked with the nonce.
  const errors = own ? [] : findMismatches(input, stored.lookup);
  return { info: { ...stored.info, threeDSecureAuthenticationId: id }, errors };
}

interface StoredAuthentication {
  info: Document;
  isOf: (instrument: Instrument) => boolean;
  /** Has the amount and the merchant account that the sale must have. */
  lookup?: CardFacts['threeDSecure'];
}

async function findStored(context: SandboxContext, id: string): Promise<StoredAuthentication | undefined> {
  const documented = id.endsWith('-id') ? findFakeThreeDSecureInfo(id.replace(/id$/, 'nonce')) : undefined;
  // The documented ids are valid for every card.
  if (documented) return { info: documented, isOf: () => true };
  const token = await findThreeDSecureToken(context, id);
  if (token) return { info: createThreeDSecureInfo('authenticate_successful'), isOf: (instrument) => isTokenOf(token, instrument) };
  const row = await verifications.find(context, id);
  if (!row) return undefined;
  const { document: verification } = row;
  return {
    info: verification.info,
    isOf: ({ cardFingerprint }) => cardFingerprint === verification.cardFingerprint,
    lookup: verification,
  };
}
