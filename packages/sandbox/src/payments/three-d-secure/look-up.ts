import { type Grant } from '../../core/authorization/fingerprint';
import { type SandboxContext } from '../../core/context';
import { type Urls } from '../../core/http/create-urls';
import { createPagePath } from '../../core/pages/customer-page';
import { randomId } from '../../core/random';
import { unitOfWork } from '../../core/store/unit-of-work';
import { consumeNonce } from '../instruments/consume-nonce';
import { fromCents, toCents } from '../transactions/money';
import { readDefaultMerchantAccountId } from '../vault/merchant-account';
import { describeAuthentication, describeLiability } from './describe-authentication';
import { findScenario } from './find-scenario';
import { type LookupInput } from './lookup-input';
import { type Scenario } from './scenarios';
import { storeAuthenticated } from './store-authenticated';
import { createNotFoundError, requireVerifiableCard } from './verifiable-card';
import { verifications, type Verification } from './verification';

interface Lookup {
  readonly nonce: string;
  readonly input: LookupInput;
  readonly grant: Grant;
  readonly urls: Urls;
}

/** Exchanges a nonce for one with the issuer's response. When the issuer requires a challenge, it is shown at `acsUrl`. */
export async function lookUp(context: SandboxContext, { nonce, input, grant, urls }: Lookup) {
  const { instrument, nonceToSpend } = await requireVerifiableCard(context, nonce);
  const scenario = findScenario(context, instrument, { dataOnlyRequested: input.dataOnlyRequested === true });
  const transactionId = randomId(20);
  const acsUrl = scenario.challenge ? `${urls.threeDSecureUrl}${createPagePath(verifications.kind, transactionId)}` : null;
  const cardType = instrument.document.details.cardType ?? '';
  const threeDSecureInfo = describeAuthentication({
    status: scenario.status,
    lookup: scenario.transStatus,
    version: scenario.version,
    cardType,
    acsUrl,
    authenticationId: transactionId,
  });
  const threeDSecure = {
    amount: fromCents(toCents(input.amount)),
    merchantAccountId: grant.merchantAccountId ?? readDefaultMerchantAccountId(context),
  };
  const pareq = acsUrl === null ? null : createPareq(input, scenario, transactionId);
  const paymentMethod = await unitOfWork(context, async (context) => {
    const spent = nonceToSpend === undefined || (await consumeNonce(context, nonceToSpend));
    if (!spent) throw createNotFoundError();
    const document = await storeAuthenticated(context, { ...instrument, facts: { ...instrument.facts, threeDSecure } }, threeDSecureInfo);
    const verification: Verification = {
      nonce: document.nonce,
      info: threeDSecureInfo,
      cardFingerprint: instrument.cardFingerprint ?? '',
      ...threeDSecure,
      merchantName: input.merchantName ?? 'Tender test shop',
      cardType,
      lastFour: instrument.document.details.lastFour ?? '',
      version: scenario.version,
      acsUrl,
      sessionId: input.dfReferenceId ?? null,
      ...(scenario.challenge ? { challenge: scenario.challenge } : {}),
      attempts: 0,
    };
    const status = scenario.challenge ? 'pending' : scenario.status;
    await verifications.create(context, { id: transactionId, status, document: verification });
    return document;
  });
  const termUrl =
    acsUrl === null ? null : `${urls.clientApiUrl.split('/merchants/')[0]}/three-d-secure/term?transaction_id=${transactionId}`;
  return {
    paymentMethod,
    threeDSecureInfo: describeLiability(scenario.status),
    lookup: {
      threeDSecureVersion: scenario.version,
      transactionId,
      acsUrl,
      pareq,
      md: acsUrl === null ? null : transactionId,
      termUrl,
    },
  };
}

/** Creates the message that the authentication script sends to the bank, with the window size and whether the challenge is hidden. */
function createPareq({ additionalInfo }: LookupInput, { challenge, version }: Scenario, transactionId: string): string {
  const request = {
    messageType: version === '1.0.2' ? 'PAReq' : 'CReq',
    messageVersion: version,
    transactionId,
    challengeWindowSize: additionalInfo?.acsWindowSize || null,
    mode: challenge?.isSilent === true ? 'suppress' : 'static',
  };
  return Buffer.from(JSON.stringify(request)).toString('base64');
}
