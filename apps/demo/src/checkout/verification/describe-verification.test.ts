import { TenderError } from '@tender/client';
import { threeDSecureErrors } from '@tender/three-d-secure';
import { CustomerLeft } from '../customer-left';
import { describeFailure } from '../describe-failure';
import { ToldFailure } from '../told-failure';
import { describeVerification } from './describe-verification';

test('default: every error of 3D Secure says what happened, that nothing was charged, and what to do', () => {
  for (const code of Object.keys(threeDSecureErrors)) {
    const { title, detail, fields } = describeFailure(new TenderError({ code, type: 'UNKNOWN', message: 'said by the SDK' }), 'card');
    expect(title).toMatch(/bank.*\.$/);
    expect(detail).toMatch(/^You have not been charged\. .+\.$/);
    expect(fields).toBeUndefined(); // the card stays as it was typed
  }
});

test('default: every outcome that leaves the risk with the shop is told', () => {
  const outcomes = ['failed', 'unavailable', 'bypassed', 'lookupFailed', 'attempted'] as const;
  const told = outcomes.map((outcome) => describeFailure(new ToldFailure(describeVerification(outcome)), 'card'));
  expect(new Set(told.map(({ title }) => title)).size).toBe(outcomes.length);
  for (const { detail } of told) expect(detail).toMatch(/^You have not been charged\. /);
});

test('behavior: a bank that was left is told calmly', () => {
  const left = describeFailure(threeDSecureErrors.THREEDS_CARDINAL_SDK_CANCELED(), 'card');
  expect(left).toEqual(describeFailure(new CustomerLeft(), 'card'));
  expect(left.isCalm).toBe(true);
});
