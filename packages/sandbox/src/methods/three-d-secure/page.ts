import { findEntry } from '../../core/find-entry';
import { addParameters } from '../../core/pages/add-parameters';
import { definePage, type PageContent, type Report, type Visit } from '../../core/pages/customer-page';
import { readOrigin } from '../../core/pages/read-origin';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { decideChallenge } from '../../payments/three-d-secure/decide-challenge';
import { ERROR_NUMBERS, createValidation, describeError } from '../../payments/three-d-secure/validation';
import { verifications, type Decision, type Verification } from '../../payments/three-d-secure/verification';

type Row = PaymentContext<Verification>;
type ChallengeVisit = Visit<Verification>;

const PARTY = 'Test bank';
/** The correct one-time code. */
const CODE = '1234';
const MAX_ATTEMPTS = 3;

/** The page on which a bank asks its customer for a one-time code, in a frame of the shop's page. */
export const threeDSecurePage = definePage(verifications, {
  async show(visit) {
    const row = await decideHiddenChallenge(visit);
    const { challenge, decision } = row.document;
    if (!challenge) return { party: PARTY, heading: 'There is nothing to confirm', choices: [] };
    if (decision) return { party: PARTY, heading: 'You can go back to the shop', choices: [], report: createReport(visit, row, decision) };
    return createForm(visit, row.document);
  },
  async choose(visit, choice, fields) {
    const row = await decide(visit, choice, fields);
    const { decision } = row.document;
    // In the first version, the form that opens the page contains a URL to return to.
    const termUrl = fields['TermUrl'] ?? visit.query.get('TermUrl');
    const opened = { ...Object.fromEntries(visit.query), ...(termUrl ? { TermUrl: termUrl } : {}) };
    if (!decision || !termUrl || !/^https?:/.test(termUrl)) return addParameters(visit.path, opened);
    return addParameters(termUrl, { PaRes: createValidation(visit.context, row, decision).jwt, MD: visit.payment.id });
  },
});

function createForm({ query, payment }: ChallengeVisit, { merchantName, amount, lastFour, cardType, attempts }: Verification): PageContent {
  const target = readOrigin(query.get('opener'));
  return {
    party: PARTY,
    heading: 'Confirm your payment',
    // Short, because the frame may be only 400 pixels high.
    lead: `${attempts > 0 ? 'This code is not right. ' : ''}${merchantName}, ${amount}, ${cardType} ending in ${lastFour}.`,
    fields: [
      { name: 'code', label: 'One-time code', autocomplete: 'one-time-code', hint: `The right code is ${CODE}.` },
      {
        name: 'number',
        label: 'Error to fail with',
        isLast: true,
        options: ERROR_NUMBERS.map((number) => ({ value: number, label: `${number} ${describeError(Number(number))}` })),
        value: '1050',
      },
    ],
    choices: [
      { name: 'submit', label: 'Submit code' },
      { name: 'cancel', label: 'Cancel' },
      { name: 'expire', label: 'Let the time run out' },
      { name: 'fail', label: 'Have the bank fail' },
    ],
    report: target === undefined ? undefined : { target, message: { tender: verifications.kind, kind: 'shown', data: { id: payment.id } } },
  };
}

function createReport({ context, query }: ChallengeVisit, row: Row, decision: Decision): Report | undefined {
  const target = readOrigin(query.get('opener'));
  if (target === undefined) return undefined;
  return { target, message: { tender: verifications.kind, kind: 'validated', ...createValidation(context, row, decision) } };
}

/** Decides a challenge without a form as soon as its page is opened. */
async function decideHiddenChallenge({ context, payment }: ChallengeVisit): Promise<Row> {
  const { challenge } = payment.document;
  return challenge?.isSilent && payment.status === 'pending' ? decideChallenge(context, payment, pickDecision(challenge)) : payment;
}

async function decide({ context, payment }: ChallengeVisit, choice: string, fields: Readonly<Record<string, string>>): Promise<Row> {
  const { challenge, attempts } = payment.document;
  if (payment.status !== 'pending' || !challenge) return payment;
  if (choice === 'submit' && fields['code']?.trim() !== CODE && attempts + 1 < MAX_ATTEMPTS) {
    const counted = await verifications.advance(context, payment, { document: { attempts: attempts + 1 } });
    return counted ?? (await verifications.find(context, payment.id)) ?? payment;
  }
  const decision =
    choice === 'submit' && fields['code']?.trim() === CODE ? pickDecision(challenge) : findEntry(DECISIONS, choice)?.(fields);
  return decision ? decideChallenge(context, payment, decision) : payment;
}

const pickDecision = ({ status, transStatus, actionCode, errorNumber }: Decision): Decision => ({
  status,
  transStatus,
  actionCode,
  errorNumber,
});
const FAILED: Decision = { status: 'authenticate_failed', transStatus: 'N', actionCode: 'FAILURE', errorNumber: 0 };

const DECISIONS: Readonly<Record<string, (fields: Readonly<Record<string, string>>) => Decision>> = {
  submit: () => FAILED,
  cancel: () => ({ ...FAILED, challengeCancel: '01' }),
  expire: () => ({ ...FAILED, challengeCancel: '03' }),
  fail: ({ number }) => ({
    status: 'authenticate_error',
    transStatus: null,
    actionCode: 'ERROR',
    errorNumber: ERROR_NUMBERS.includes(number ?? '') ? Number(number) : 1050,
  }),
};
