import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const DIRECTORY = { dsTransactionId: 'd' };
const NO_XID = '915115 transaction.threeDSecurePassThru.xid';
const NO_CAVV = '915116 transaction.threeDSecurePassThru.cavv';

describe.each(FORMATS)('in %s', (format) => {
  test.each<[string, XmlFields, string[]]>([
    ['1.0.2 with an xid', { cavv: 'c', xid: 'x', threeDSecureVersion: '1.0.2' }, []],
    ['1.0.2 without an xid', { cavv: 'c', threeDSecureVersion: '1.0.2', ...DIRECTORY }, [NO_XID]],
    ['1.0.2 without cavv and xid', { threeDSecureVersion: '1.0.2', ...DIRECTORY }, [NO_CAVV, NO_XID]],
    ['an unnamed version without an xid', { cavv: 'c', ...DIRECTORY }, [NO_XID]],
    ['2.1.0 with the id of the directory server', { cavv: 'c', threeDSecureVersion: '2.1.0', ...DIRECTORY }, []],
    ['2.1.0 with neither id', { cavv: 'c', threeDSecureVersion: '2.1.0' }, [NO_XID]],
    ['1.0.2 without liability shift', { eciFlag: '07', threeDSecureVersion: '1.0.2' }, []],
  ])('an authentication of version %s', async (_title, fields, errors) => {
    const threeDSecurePassThru = { eciFlag: '05', ...fields };
    const sale = { type: 'sale', amount: '10.00', creditCard: VISA, threeDSecurePassThru };
    expect(await callInFormat(shop, format, 'POST transactions', 'transaction', sale)).toMatchObject({
      status: errors.length === 0 ? 201 : 422,
      errors,
    });
  });
});
