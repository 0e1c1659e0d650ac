import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { createUploadForm } from '../../fixtures/sample-requests';
import { sendRequest } from '../../fixtures/send-request';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
let documentUploadId: string;
beforeAll(async () => {
  shop = await openShop();
  const uploaded = await sendRequest(shop, 'json', 'POST document_uploads', { form: createUploadForm() });
  documentUploadId = textAt(await uploaded.json(), 'documentUpload', 'id') ?? '';
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  async function openDispute(): Promise<string> {
    const creditCard = { number: '4023898493988028', expirationDate: '12/2030' };
    const sale = { type: 'sale', amount: '10.00', creditCard, options: { submitForSettlement: true } };
    const { body } = await callInFormat(shop, format, 'POST transactions', 'transaction', sale);
    return textAt((valueAt(body, 'disputes') as unknown[])[0], 'id') ?? '';
  }
  const add = (id: string, category: string, comments: string, more: XmlFields = {}) =>
    call(`POST disputes/${id}/evidence`, 'evidence', { category, comments, ...more });

  test.each([
    ['95706 dispute.evidence', 'NOT_A_REAL_CATEGORY', 'text'],
    ['95707 dispute.evidence', 'DOWNLOAD_DATE_TIME', 'yesterday'],
    ['95708 dispute.evidence', 'DEVICE_NAME', 'x'.repeat(501)],
    ['95709 dispute.evidence', 'RECURRING_TRANSACTION_ARN', '1'.repeat(24)],
    ['95710 dispute.evidence', 'PRIOR_NON_DISPUTED_TRANSACTION_PHONE_NUMBER', '1'.repeat(16)],
    ['95712 dispute.evidence', 'PROOF_OF_DELIVERY', 'text'],
    ['95715 dispute.evidence', 'PURCHASER_EMAIL_ADDRESS', 'nobody'],
  ])('refuses evidence with %s', async (error, category, comments) => {
    expect(await add(await openDispute(), category, comments)).toMatchObject({ status: 422, errors: [error] });
  });

  test('takes each category once, and texts and files in their own categories', async () => {
    const id = await openDispute();
    expect(await add(id, 'TRACKING_NUMBER', '1')).toMatchObject({ status: 201, body: { category: 'TRACKING_NUMBER', comments: '1' } });
    expect((await add(id, 'TRACKING_NUMBER', '2')).errors).toEqual(['95714 dispute.evidence']);
    expect((await add(id, 'GENERAL', '1')).status).toBe(201);
    expect((await add(id, 'GENERAL', '2')).status).toBe(201);
    expect((await add(id, 'DEVICE_ID', '', { documentUploadId })).errors).toEqual(['95711 dispute.evidence']);
    expect((await add(id, 'PROOF_OF_DELIVERY', '', { documentUploadId })).status).toBe(201);
    expect((await call(`PUT disputes/${id}/finalize`)).status).toBe(200);
  });

  test('takes the tracking of several packages, each with a sequence number, and other categories once', async () => {
    const id = await openDispute();
    const [first, second] = [{ sequenceNumber: 0 }, { sequenceNumber: 1 }];
    for (const category of ['CARRIER_NAME', 'CARRIER_NAME_OTHER', 'TRACKING_NUMBER', 'TRACKING_URL']) {
      for (const package_ of [first, second, {}]) expect((await add(id, category, 'text', package_)).status).toBe(201);
      for (const package_ of [first, second, {}])
        expect((await add(id, category, 'text', package_)).errors).toEqual(['95714 dispute.evidence']);
    }
    expect((await add(id, 'REFUND_ID', '1', first)).status).toBe(201);
    expect((await add(id, 'REFUND_ID', '2', second)).errors).toEqual(['95714 dispute.evidence']);
  });

  test.each([
    ['DEVICE_ID', 'file', 'Only text evidence can be provided for this category'],
    ['PROOF_OF_DELIVERY', 'text', 'Only document evidence can be provided for this category'],
    ['NOT_A_REAL_CATEGORY', 'text', 'The category you supplied on the evidence record is not valid'],
  ])('refuses evidence of the category %s as a %s, in the words of the provider', async (category, form, message) => {
    const more: XmlFields = form === 'file' ? { documentUploadId } : {};
    expect(await add(await openDispute(), category, 'text', more)).toMatchObject({ status: 422, body: { message } });
  });

  test('a dispute that is not open can no longer be changed, which the provider says without a period', async () => {
    const id = await openDispute();
    const { body } = await call(`POST disputes/${id}/evidence`, 'evidence', { comments: 'Text' });
    await call(`PUT disputes/${id}/accept`);
    const refuses = async (code: string, message: string, request: string, root?: string, fields?: XmlFields) =>
      expect(await call(request, root, fields)).toMatchObject({ status: 422, errors: [`${code} dispute.status`], body: { message } });
    const attached = 'Evidence can only be attached to disputes that are in an Open state';
    await refuses('95701', attached, `POST disputes/${id}/evidence`, 'evidence', { comments: 'Text' });
    const removed = 'Evidence can only be removed from disputes that are in an Open state';
    await refuses('95702', removed, `DELETE disputes/${id}/evidence/${textAt(body, 'id')}`);
    await refuses('95704', 'Disputes can only be accepted when they are in an Open state', `PUT disputes/${id}/accept`);
    await refuses('95705', 'Disputes can only be finalized when they are in an Open state', `PUT disputes/${id}/finalize`);
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
    expect(await call(`PUT disputes/${id}/finalize`)).toMatchObject({
      status: 422,
      errors: codes.map((code) => `${code} dispute.dispute`),
    });
  });
});
