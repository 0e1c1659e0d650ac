import { textAt, valueAt } from '../text-at';
import { callInFormat, FORMATS } from './testing/call-in-format';
import { openShop, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: Record<string, string>) => callInFormat(shop, format, request, root, fields);
  async function openDispute(): Promise<string> {
    const creditCard = { number: '4023898493988028', expirationDate: '12/2030' };
    const sale = { type: 'sale', amount: '10.00', creditCard, options: { submitForSettlement: true } };
    const { body } = await callInFormat(shop, format, 'POST transactions', 'transaction', sale);
    return textAt((valueAt(body, 'disputes') as unknown[])[0], 'id') ?? '';
  }
  const add = (id: string, category: string, comments: string, more: Record<string, string> = {}) =>
    call(`POST disputes/${id}/evidence`, 'evidence', { category, comments, ...more });

  test.each([
    ['95706 dispute.category', 'NOT_A_REAL_CATEGORY', 'text'],
    ['95707 dispute.comments', 'DOWNLOAD_DATE_TIME', 'yesterday'],
    ['95708 dispute.comments', 'DEVICE_NAME', 'x'.repeat(501)],
    ['95709 dispute.comments', 'RECURRING_TRANSACTION_ARN', '1'.repeat(24)],
    ['95710 dispute.comments', 'PRIOR_NON_DISPUTED_TRANSACTION_PHONE_NUMBER', '1'.repeat(16)],
    ['95712 dispute.category', 'PROOF_OF_DELIVERY', 'text'],
    ['95715 dispute.comments', 'PURCHASER_EMAIL_ADDRESS', 'nobody'],
  ])('refuses evidence with %s', async (error, category, comments) => {
    expect(await add(await openDispute(), category, comments)).toMatchObject({ status: 422, errors: [error] });
  });

  test('takes each category once, and texts and files in their own categories', async () => {
    const id = await openDispute();
    expect(await add(id, 'TRACKING_NUMBER', '1')).toMatchObject({ status: 201, body: { category: 'TRACKING_NUMBER', comments: '1' } });
    expect((await add(id, 'TRACKING_NUMBER', '2')).errors).toEqual(['95714 dispute.category']);
    expect((await add(id, 'GENERAL', '1')).status).toBe(201);
    expect((await add(id, 'GENERAL', '2')).status).toBe(201);
    expect((await add(id, 'DEVICE_ID', '', { documentUploadId: 'd' })).errors).toEqual(['95711 dispute.category']);
    expect((await add(id, 'PROOF_OF_DELIVERY', '', { documentUploadId: 'd' })).status).toBe(201);
    expect((await call(`PUT disputes/${id}/finalize`)).status).toBe(200);
  });

  test.each([
    [['95720', '95721'], 'DEVICE_ID', 'phone'],
    [['95720'], 'DOWNLOAD_DATE_TIME', '2030-01-01T10:00:00Z'],
    [['95722'], 'PRIOR_NON_DISPUTED_TRANSACTION_DATE_TIME', '2030-01-01'],
    [['95723'], 'PRIOR_NON_DISPUTED_TRANSACTION_ARN', '1'],
    [['95724'], 'RECURRING_TRANSACTION_ARN', '1'],
    [['95725'], 'RECURRING_TRANSACTION_DATE_TIME', '2030-01-01'],
  ])('evidence that is not complete ends in %s', async (codes, category, comments) => {
    const id = await openDispute();
    await add(id, category, comments);
    expect(await call(`PUT disputes/${id}/finalize`)).toMatchObject({ status: 422, errors: codes.map((code) => `${code} dispute.base`) });
  });
});
