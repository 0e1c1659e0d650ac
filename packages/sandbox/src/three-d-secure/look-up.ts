import { type Grant } from '../authorization/fingerprint';
import { type SandboxContext } from '../context';
import { pagePath } from '../pages/customer-page';
import { randomId } from '../random';
import { type Urls } from '../server/origin';
import { consumeNonce } from '../store/consume-nonce';
import { createPaymentContext } from '../store/payment-contexts';
import { fromCents, toCents } from '../transactions/money';
import { defaultMerchantAccount } from '../vault/merchant-account';
import { textAt } from '../vault/text-at';
import { describeAuthentication, liabilityOf } from './describe-authentication';
import { type LookupInput } from './lookup-input';
import { scenarioOf, type Scenario } from './scenarios';
import { storeAuthenticated } from './store-authenticated';
import { noSuchNonce, verifiableCard } from './verifiable-card';
import { THREE_D_SECURE, type Verification } from './verification';

interface Lookup {
  readonly nonce: string;
  readonly input: LookupInput;
  readonly grant: Grant;
  readonly urls: Urls;
}

/** Spends the nonce for one that knows how its issuer answered; where the customer is to be asked, a challenge waits at `acsUrl`. */
export async function lookUp(context: SandboxContext, { nonce, input, grant, urls }: Lookup) {
  const { instrument, spends } = await verifiableCard(context, nonce);
  const scenario = scenarioOf(context, instrument, { dataOnlyRequested: input.dataOnlyRequested === true });
  const transactionId = randomId(20);
  const acsUrl = scenario.challenge ? `${urls.threeDSecureUrl}${pagePath(THREE_D_SECURE, transactionId)}` : null;
  const cardType = textAt(instrument.document, 'details', 'cardType') ?? '';
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
    merchantAccountId: grant.merchantAccountId ?? defaultMerchantAccount(context),
  };
  const pareq = acsUrl === null ? null : pareqOf(input, scenario, transactionId);
  const paymentMethod = await context.database.transaction(async (database) => {
    const handle = { ...context, database };
    const spent = !spends || (await consumeNonce(database, context.merchant.id, nonce, context.clock.now()));
    if (!spent) throw noSuchNonce();
    const document = await storeAuthenticated(handle, { ...instrument, hidden: { ...instrument.hidden, threeDSecure } }, threeDSecureInfo);
    const verification: Verification = {
      nonce: document.nonce,
      info: threeDSecureInfo,
      cardFingerprint: instrument.cardFingerprint ?? '',
      ...threeDSecure,
      merchantName: input.merchantName ?? 'Tender test shop',
      cardType,
      lastFour: textAt(instrument.document, 'details', 'lastFour') ?? '',
      version: scenario.version,
      acsUrl,
      sessionId: input.dfReferenceId ?? null,
      ...(scenario.challenge ? { challenge: scenario.challenge } : {}),
      attempts: 0,
    };
    const status = scenario.challenge ? 'pending' : scenario.status;
    await createPaymentContext(handle, { kind: THREE_D_SECURE, id: transactionId, status, document: verification });
    return document;
  });
  const termUrl =
    acsUrl === null ? null : `${urls.clientApiUrl.split('/merchants/')[0]}/three-d-secure/term?transaction_id=${transactionId}`;
  return {
    paymentMethod,
    threeDSecureInfo: liabilityOf(scenario.status),
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

/** What the authentication script hands to the bank: among it how large a window the shop wants, and whether anyone is to see it. */
function pareqOf({ additionalInfo }: LookupInput, { challenge, version }: Scenario, transactionId: string): string {
  const request = {
    messageType: version === '1.0.2' ? 'PAReq' : 'CReq',
    messageVersion: version,
    transactionId,
    challengeWindowSize: additionalInfo?.acsWindowSize || null,
    mode: challenge?.isSilent === true ? 'suppress' : 'static',
  };
  return Buffer.from(JSON.stringify(request)).toString('base64');
}
