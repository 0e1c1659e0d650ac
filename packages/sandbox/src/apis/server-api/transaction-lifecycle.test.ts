import { readCodes, openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const transaction = (name: string, ...args: unknown[]) => shop.gateway['transaction']![name]!(...args);
const testing = (name: string, id: string) => shop.gateway['testing']![name]!(id);
const FAKE = { paymentMethodNonce: 'fake-valid-nonce' };
const PAYPAL = { paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' };

describe('lifecycle', () => {
  test('a transaction is captured in part, settled, and refunded in parts up to the whole', async () => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00' });
    expect(readCodes(await transaction('submitForSettlement', created.id, '10.01'))).toEqual(['91522']);
    const captured = await transaction('submitForSettlement', created.id, '8.00', { orderId: 'captured' });
    expect(captured.transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '8.00', orderId: 'captured' });
    expect(readCodes(await transaction('submitForSettlement', created.id))).toEqual(['91507']);
    expect(readCodes(await transaction('refund', created.id))).toEqual(['91506']);
    expect((await testing('settle', created.id))['transaction']).toMatchObject({ status: 'settled' });
    const first = await transaction('refund', created.id, '3.00');
    expect(first.transaction).toMatchObject({
      type: 'credit',
      amount: '3.00',
      status: 'submitted_for_settlement',
      refundedTransactionId: created.id,
    });
    expect(readCodes(await transaction('refund', created.id, '5.01'))).toEqual(['91521']);
    expect((await transaction('refund', created.id)).transaction).toMatchObject({ amount: '5.00' });
    expect(readCodes(await transaction('refund', created.id))).toEqual(['91512']);
    expect(readCodes(await transaction('refund', first.transaction.id))).toEqual(['91505']);
    const after = await transaction('find', created.id);
    expect(after['refundIds']).toHaveLength(2);
    expect(after['statusHistory']).toMatchObject([{ status: 'authorized' }, { status: 'submitted_for_settlement' }, { status: 'settled' }]);
  });

  test.each([
    [
      '2046.00',
      {
        success: true,
        transaction: {
          status: 'submitted_for_settlement',
          processorResponseCode: '1005',
          processorResponseType: 'approved',
          additionalProcessorResponse: '2046 : Declined',
        },
      },
    ],
    [
      '2004.00',
      {
        success: false,
        transaction: {
          status: 'processor_declined',
          processorResponseCode: '2004',
          processorResponseType: 'hard_declined',
          type: 'credit',
        },
      },
    ],
  ])('a refund of %s has its documented outcome', async (amount, expected) => {
    const id = await shop.createSettledSale({ ...FAKE, amount: '9000.00' });
    expect(await transaction('refund', id, amount)).toMatchObject(expected);
  });

  test('voids a transaction that is not settled', async () => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00' });
    expect((await transaction('void', created.id)).transaction).toMatchObject({ status: 'voided' });
    expect(readCodes(await transaction('void', created.id))).toEqual(['91504']);
    const submitted = await shop.sale({ ...FAKE, amount: '10.00', options: { submitForSettlement: true } });
    expect((await transaction('void', submitted.transaction.id)).transaction).toMatchObject({ status: 'voided' });
    const pending = await shop.sale({ ...PAYPAL, amount: '10.00', options: { submitForSettlement: true } });
    await testing('settlementPending', pending.transaction.id);
    expect((await transaction('void', pending.transaction.id)).transaction).toMatchObject({ status: 'voided' });
    expect(readCodes(await transaction('void', await shop.createSettledSale({ ...FAKE, amount: '10.00' })))).toEqual(['91504']);
  });

  test.each([
    ['settle', 'settled', '4000'],
    ['settlementPending', 'settlement_pending', '4002'],
    ['settlementConfirm', 'settlement_confirmed', ''],
    ['settlementDecline', 'settlement_declined', '4001'],
  ])('testing.%s gives the status %s', async (name, status, code) => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00' });
    // These methods of the SDK return the response unchanged.
    expect(JSON.stringify(await testing(name, created.id))).toContain('91575');
    await transaction('submitForSettlement', created.id);
    expect((await testing(name, created.id)).transaction).toMatchObject({ status, processorSettlementResponseCode: code });
  });

  test('the clock settles payments and expires authorizations', async () => {
    const day = 24 * 60 * 60 * 1000;
    const submitted = await shop.sale({ ...FAKE, amount: '10.00', options: { submitForSettlement: true } });
    const visa = await shop.sale({ ...FAKE, amount: '10.00' });
    const onFile = await shop.sale({ ...FAKE, amount: '10.00', transactionSource: 'unscheduled' });
    const payPal = await shop.sale({ ...PAYPAL, amount: '10.00' });
    const findStatus = async ({ transaction: { id } }: { transaction: { id: string } }) => (await transaction('find', id))['status'];
    await shop.sandbox.clock.advance(21 * 60 * 60 * 1000);
    expect(await findStatus(submitted)).toBe('settling');
    await shop.sandbox.clock.advance(3 * 60 * 60 * 1000);
    expect(await findStatus(submitted)).toBe('settled');
    await shop.sandbox.clock.advance(2 * day);
    expect([await findStatus(onFile), await findStatus(visa)]).toEqual(['authorization_expired', 'authorized']);
    await shop.sandbox.clock.advance(5 * day);
    expect([await findStatus(visa), await findStatus(payPal)]).toEqual(['authorization_expired', 'authorized']);
    await shop.sandbox.clock.advance(21 * day);
    expect(await findStatus(payPal)).toBe('authorization_expired');
    await shop.sandbox.clock.reset();
  });

  test('parts of an authorization are captured as transactions of their own', async () => {
    const { transaction: created } = await shop.sale({ ...PAYPAL, amount: '100.00' });
    const first = await transaction('submitForPartialSettlement', created.id, '60.00');
    expect(first.transaction).toMatchObject({ status: 'settling', amount: '60.00', authorizedTransactionId: created.id });
    expect(readCodes(await transaction('submitForPartialSettlement', created.id, '40.01'))).toEqual(['91522']);
    const second = await transaction('submitForPartialSettlement', created.id, '40.00');
    const parent = await transaction('find', created.id);
    expect(parent).toMatchObject({ status: 'settlement_pending', amount: '100.00' });
    expect(parent['partialSettlementTransactionIds']).toEqual([first.transaction.id, second.transaction.id]);
    await shop.sandbox.clock.advance(24 * 60 * 60 * 1000);
    expect(await transaction('find', created.id)).toMatchObject({ status: 'settlement_confirmed' });
    expect(await transaction('find', first.transaction.id)).toMatchObject({ status: 'settled' });
    await shop.sandbox.clock.reset();
  });

  test('a transaction is cloned, adjusted, and changed before it settles', async () => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00' });
    const clone = await transaction('cloneTransaction', created.id, { amount: '11.00', options: { submitForSettlement: true } });
    expect(clone.transaction).toMatchObject({ amount: '11.00', status: 'submitted_for_settlement', creditCard: { last4: '1111' } });
    expect(readCodes(await transaction('cloneTransaction', created.id, { amount: '11.00' }))).toEqual(['91544']);
    const adjusted = await transaction('adjustAuthorization', created.id, '15.00');
    expect(adjusted.transaction).toMatchObject({ amount: '15.00', authorizationAdjustments: [{ amount: '5.00', success: true }] });
    expect(readCodes(await transaction('updateDetails', created.id, { amount: '9.00' }))).toEqual(['915129']);
    const changed = await transaction('updateDetails', clone.transaction.id, { amount: '9.00', orderId: 'changed' });
    expect(changed.transaction).toMatchObject({ amount: '9.00', orderId: 'changed' });
  });

  test('a credit needs no sale', async () => {
    const credit = await transaction('credit', { amount: '5.00', creditCard: VISA });
    expect(credit.transaction).toMatchObject({ type: 'credit', status: 'submitted_for_settlement' });
    expect(readCodes(await transaction('refund', credit.transaction.id))).toEqual(['91505']);
  });
});

describe('3D Secure', () => {
  const createRequest = (name: string) => ({ amount: '10.00', paymentMethodNonce: `fake-three-d-secure-${name}-nonce` });
  const required = { options: { threeDSecure: { required: true } } };

  test.each([
    ['visa-full-authentication', 'authenticate_successful', true],
    ['visa-lookup-timeout', 'lookup_error', false],
    ['visa-failed-signature', 'authenticate_signature_verification_failed', false],
    ['visa-failed-authentication', 'authenticate_failed', false],
    ['visa-attempts-non-participating', 'authenticate_attempt_successful', true],
    ['visa-not-enrolled', 'lookup_not_enrolled', false],
    ['visa-unavailable', 'authentication_unavailable', false],
    ['visa-mpi-lookup-error', 'authentication_unavailable', false],
    ['visa-mpi-authenticate-error', 'authenticate_error', false],
    ['visa-authentication-unavailable', 'authenticate_unable_to_authenticate', false],
    ['visa-bypassed-authentication', 'lookup_bypassed', false],
    ['two-visa-successful-frictionless-authentication', 'authenticate_successful', true],
    ['two-visa-successful-step-up-authentication', 'authenticate_successful', true],
    ['two-visa-error-on-lookup', 'lookup_error', false],
    ['two-visa-timeout-on-lookup', 'lookup_error', false],
  ])('the fake nonce %s has the status %s', async (name, status, liabilityShifted) => {
    const { transaction: created } = await shop.sale(createRequest(name));
    expect(created).toMatchObject({ status: 'authorized', threeDSecureInfo: { status, liabilityShifted }, creditCard: { bin: '400000' } });
    const strict = await shop.sale({ ...createRequest(name), ...required });
    expect(strict.success).toBe(liabilityShifted);
    const byId = await shop.sale({ ...FAKE, amount: '10.00', threeDSecureAuthenticationId: `fake-three-d-secure-${name}-id` });
    expect(byId.transaction).toMatchObject({ threeDSecureInfo: { status } });
  });

  test('that is required: a failed authentication is error 81571, a missing one is rejected', async () => {
    expect(readCodes(await shop.sale({ ...createRequest('visa-failed-authentication'), ...required }))).toEqual(['81571']);
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00', ...required });
    expect(created).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: 'three_d_secure' });
  });

  test('accepts an authentication by another provider', async () => {
    const threeDSecurePassThru = { eciFlag: '05', cavv: 'cavv', xid: 'xid', threeDSecureVersion: '2.2.0' };
    const passed = await shop.sale({ ...FAKE, amount: '10.00', threeDSecurePassThru, ...required });
    expect(passed.transaction).toMatchObject({ status: 'authorized', threeDSecureInfo: { eciFlag: '05', cavv: 'cavv' } });
    expect(readCodes(await shop.sale({ ...FAKE, amount: '10.00', threeDSecurePassThru: { eciFlag: '' } }))).toEqual(['915113']);
  });
});
