import { valueAt } from '../../../core/text-at';
import { type XmlFields } from '../../../core/xml/write-xml';
import { FORMATS, readResponse, sendRequest } from '../../../fixtures/send-request';
import { openShop, VISA, type Shop } from '../../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ merchant: { merchantAccounts: { brazil: 'BRL' }, customFields: ['gift_note'] } });
});
afterAll(() => shop.close());

const CHARGE = { type: 'sale', amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };
const long = (length: number) => 'x'.repeat(length);
const item = (more: XmlFields): XmlFields => ({
  lineItems: [{ name: 'Mug', kind: 'debit', quantity: '1', unitAmount: '10', totalAmount: '10', ...more }],
});
const passThru = (more: XmlFields): XmlFields => ({ threeDSecurePassThru: { eciFlag: '05', cavv: 'c', xid: 'x', ...more } });
const stay = (data: XmlFields): XmlFields => ({ industry: { industryType: 'lodging', data } });
const flight = (data: XmlFields): XmlFields => ({
  industry: { industryType: 'travel_flight', data: { restrictedTicket: true, legs: [], ...data } },
});
const DEVICE_CARD = { number: '4012888888881881', expirationMonth: '10', expirationYear: '2030', cryptogram: 'AAAA' };
const wallet = (more: XmlFields): XmlFields => ({ paymentMethodNonce: null, applePayCard: { ...DEVICE_CARD, ...more } });
const TOO_LONG = { countryCode: '1', nationalNumber: '3125550100123' };
const leg = (data: XmlFields): XmlFields => flight({ legs: [data] });

/** Collects the errors of a refusal: path and code. */
function listErrors(node: unknown, path: string[] = []): string[] {
  const own = valueAt(node, 'errors');
  const codes = (Array.isArray(own) ? own : []).map((error) =>
    [...path, String(valueAt(error, 'attribute')), String(valueAt(error, 'code'))].join(' '),
  );
  const children = Object.entries(node ?? {}).filter(([name]) => name !== 'errors');
  return [...codes, ...children.flatMap(([name, child]) => listErrors(child, [...path, name.replace('-', '')]))];
}

async function findErrors(transaction: XmlFields): Promise<string[][]> {
  const results = [];
  for (const format of FORMATS) {
    const response = await sendRequest(shop, format, 'POST transactions', { body: { transaction: { ...CHARGE, ...transaction } } });
    results.push(listErrors(valueAt(await readResponse(format, response), 'apiErrorResponse', 'errors', 'transaction')));
  }
  return results;
}

test.each<[string, XmlFields]>([
  ['amount 81501', { amount: '-1' }],
  ['amount 81503', { amount: '1.234' }],
  ['type 91523', { type: 'gift' }],
  ['order_id 91501', { orderId: long(256) }],
  ['channel 91550', { channel: long(256) }],
  ['purchase_order_number 91537', { purchaseOrderNumber: long(18) }],
  ['purchase_order_number 91548', { purchaseOrderNumber: 'ß' }],
  ['tax_amount 81534', { taxAmount: '-1' }],
  ['tax_amount 81535', { taxAmount: 'abc' }],
  ['tax_amount 81536', { taxAmount: '11111111111' }],
  ['discount_amount 915160', { discountAmount: '-1' }],
  ['discount_amount 915161', { discountAmount: '2147483647' }],
  ['shipping_amount 915162', { shippingAmount: '1.111' }],
  ['shipping_amount 915164', { shippingAmount: '2147483647' }],
  ['ships_from_postal_code 915165', { shipsFromPostalCode: '1234567890' }],
  ['ships_from_postal_code 915167', { shipsFromPostalCode: '1$' }],
  ['product_sku 915202', { productSku: 'a*b' }],
  ['transaction_source 915133', { transactionSource: 'other' }],
  ['sca_exemption 915213', { scaExemption: 'other' }],
  ['processing_merchant_category_code 915265', { processingMerchantCategoryCode: '12' }],
  ['merchant_account_id 91513', { merchantAccountId: 'other' }],
  ['custom_fields 91526', { customFields: { other: 'x' } }],
  ['custom_fields 81527', { customFields: { giftNote: long(256) } }],
  ['line_items 915157', { lineItems: Array.from({ length: 250 }, () => ({ name: 'Mug' })) }],
  ['line_items 915158', { lineItems: 'Mug' }],
  ['lineItems index0 name 95822', item({ name: '' })],
  ['lineItems index0 name 95823', item({ name: long(36) })],
  ['lineItems index0 kind 95808', item({ kind: null })],
  ['lineItems index0 kind 95807', item({ kind: 'gift' })],
  ['lineItems index0 quantity 95811', item({ quantity: '' })],
  ['lineItems index0 quantity 95810', item({ quantity: '1,2' })],
  ['lineItems index0 quantity 95812', item({ quantity: '2147483648' })],
  ['lineItems index0 unit_amount 95818', item({ unitAmount: '' })],
  ['lineItems index0 unit_amount 95817', item({ unitAmount: '1.12345' })],
  ['lineItems index0 unit_amount 95819', item({ unitAmount: '2147483648' })],
  ['lineItems index0 unit_amount 95820', item({ unitAmount: '0' })],
  ['lineItems index0 unit_tax_amount 95824', item({ unitTaxAmount: '1.123' })],
  ['lineItems index0 unit_tax_amount 95826', item({ unitTaxAmount: '-1' })],
  ['lineItems index0 tax_amount 95829', item({ taxAmount: '-1' })],
  ['lineItems index0 total_amount 95814', item({ totalAmount: '' })],
  ['lineItems index0 total_amount 95813', item({ totalAmount: '$1' })],
  ['lineItems index0 total_amount 95816', item({ totalAmount: '-1' })],
  ['lineItems index0 discount_amount 95806', item({ discountAmount: '-1' })],
  ['lineItems index0 discount_amount 95805', item({ discountAmount: '2147483648' })],
  ['lineItems index0 description 95803', item({ description: long(128) })],
  ['lineItems index0 unit_of_measure 95821', item({ unitOfMeasure: long(13) })],
  ['lineItems index0 product_code 95809', item({ productCode: long(13) })],
  ['lineItems index0 commodity_code 95801', item({ commodityCode: long(13) })],
  ['lineItems index0 upc_type 95832', item({ upcCode: '1' })],
  ['lineItems index0 upc_code 95830', item({ upcType: 'UPC-A' })],
  ['lineItems index0 upc_type 95833', item({ upcCode: '1', upcType: 'other' })],
  ['descriptor name 92201', { descriptor: { name: 'Shop' } }],
  ['descriptor phone 92202', { descriptor: { phone: '123' } }],
  ['descriptor url 92206', { descriptor: { url: long(14) } }],
  ['billing phone_number 915206', { billing: { phoneNumber: '123-456-7890-1234567' } }],
  ['shipping phone_number 915204', { shipping: { phoneNumber: 'call me' } }],
  ['shipping shipping_method 915203', { shipping: { shippingMethod: 'pigeon' } }],
  ['billing country_name 91803', { billing: { countryName: 'Atlantis' } }],
  ['customer internationalPhone national_number 91626', { customer: { internationalPhone: TOO_LONG } }],
  ['customer email 81604', { customer: { email: 'nobody' } }],
  ['riskData customer_browser 94701', { riskData: { customerBrowser: long(256) } }],
  ['riskData customer_device_id 94702', { riskData: { customerDeviceId: long(256) } }],
  ['riskData customer_location_zip 94703', { riskData: { customerLocationZip: '$' } }],
  ['riskData customer_location_zip 94705', { riskData: { customerLocationZip: '1234567890' } }],
  ['riskData customer_tenure 94706', { riskData: { customerTenure: long(501) } }],
  ['externalVault status 915175', { externalVault: { status: 'other' } }],
  ['externalVault status 915177', { externalVault: { status: 'will_vault', previousNetworkTransactionId: '123456789012345' } }],
  ['externalVault previous_network_transaction_id 915179', { externalVault: { status: 'vaulted', previousNetworkTransactionId: 'bad' } }],
  ['base 915176', { paymentMethodNonce: 'fake-paypal-one-time-nonce', externalVault: { status: 'will_vault' } }],
  ['threeDSecurePassThru eci_flag 915113', passThru({ eciFlag: '' })],
  ['threeDSecurePassThru eci_flag 915114', passThru({ eciFlag: 'bad' })],
  ['threeDSecurePassThru cavv 915116', passThru({ cavv: '' })],
  ['threeDSecurePassThru xid 915115', passThru({ xid: '' })],
  ['threeDSecurePassThru three_d_secure_version 915119', passThru({ threeDSecureVersion: 'two' })],
  ['threeDSecurePassThru authentication_response 915120', passThru({ authenticationResponse: 'asdf' })],
  ['threeDSecurePassThru directory_response 915121', passThru({ directoryResponse: 'abc' })],
  ['threeDSecurePassThru cavv_algorithm 915122', passThru({ cavvAlgorithm: 'bad_alg' })],
  ['threeDSecurePassThru network 915128', passThru({ network: 'other' })],
  ['threeDSecurePassThru network 915139', passThru({ network: 'mastercard' })],
  ['options creditCard account_type 915184', { options: { creditCard: { accountType: 'savings' } } }],
  ['options creditCard account_type 915185', { options: { creditCard: { accountType: 'debit' } } }],
  ['options creditCard account_type 915186', { merchantAccountId: 'brazil', options: { creditCard: { accountType: 'debit' } } }],
  [
    'options paypal custom_field 91580',
    { paymentMethodNonce: 'fake-paypal-one-time-nonce', options: { paypal: { customField: long(256) } } },
  ],
  ['subscription_id 91528', { subscriptionId: 'monthly' }],
  ['base 91530', { billing: { firstName: 'Ada' }, billingAddressId: 'aa' }],
  ['base 91552', { type: 'credit', serviceFeeAmount: '1.00' }],
  ['base 91578', { paymentMethodNonce: 'fake-paypal-one-time-nonce', serviceFeeAmount: '1.00' }],
  ['processor_authorization_code 81520', { processorAuthorizationCode: 'no code' }],
  ['processor_authorization_code 91519', { type: 'credit', processorAuthorizationCode: 'ABC123' }],
  ['base 93117', { paymentMethodNonce: 'fake-coinbase-nonce' }],
  ['venmo_sdk_payment_method_code 91727', { paymentMethodNonce: null, venmoSdkPaymentMethodCode: 'stub-invalid-payment-method-code' }],
  ['base 91549', { venmoSdkPaymentMethodCode: 'stub-4111111111111111' }],
  ['creditCard expiration_date 91708', { paymentMethodNonce: null, creditCard: { ...VISA, expirationMonth: '12' } }],
  [
    'creditCard network_tokenization_attributes 81762',
    { paymentMethodNonce: null, creditCard: { ...VISA, networkTokenizationAttributes: { ecommerceIndicator: '05' } } },
  ],
  ['applePay number 93508', wallet({ number: '' })],
  ['applePay expiration_month 93509', wallet({ expirationMonth: null })],
  ['applePay expiration_year 93510', wallet({ expirationYear: null })],
  ['applePay cryptogram 93511', wallet({ cryptogram: null })],
  ['applePay number 81717', wallet({ number: '4539578763621486' })],
  ['androidPayCard number 81715', { paymentMethodNonce: null, googlePayCard: { ...DEVICE_CARD, number: '4111111111111112' } }],
  ['three_d_secure_token 91568', { threeDSecureToken: null }],
  ['three_d_secure_token 91568', { threeDSecureToken: 'unknown' }],
  // Names that every object inherits are in no table.
  ['payment_method_nonce 91565', { paymentMethodNonce: 'fake-valid-constructor-nonce' }],
  ['payment_method_nonce 91565', { paymentMethodNonce: 'fake-three-d-secure-toString-nonce' }],
  ['payment_method_nonce 91565', { paymentMethodNonce: '__proto__' }],
  ['three_d_secure_authentication_id 915196', { threeDSecureAuthenticationId: 'fake-three-d-secure-constructor-id' }],
  ['three_d_secure_authentication_id 915196', { threeDSecureAuthenticationId: null }],
  ['three_d_secure_authentication_id 915199', { ...passThru({}), threeDSecureAuthenticationId: 'unknown' }],
  ['merchant_account_id 91513', { merchantAccountId: 'constructor' }],
  ['industry industry_type 93401', { industry: { industryType: 'constructor' } }],
  ['industry industry_type 93401', { industry: { industryType: 'farming' } }],
  ['industry base 93402', { industry: { industryType: 'lodging' } }],
  ['industry base 93407', stay({ pets: 'yes' })],
  ['industry folio_number 93403', stay({ folioNumber: long(30) })],
  ['industry check_out_date 93406', stay({ checkInDate: '2030-01-02', checkOutDate: '2030-01-01' })],
  ['industry room_rate 93433', stay({ roomRate: '0' })],
  ['industry property_phone 93442', stay({ propertyPhone: '1' })],
  ['industry no_show 93439', stay({ noShow: 'maybe' })],
  ['industry additionalCharges index0 kind 96601', stay({ additionalCharges: [{ kind: 'pool', amount: '1' }] })],
  ['industry additionalCharges index0 amount 96606', stay({ additionalCharges: [{ kind: 'mini_bar' }] })],
  [
    'industry additionalCharges index1 kind 96602',
    stay({
      additionalCharges: [
        { kind: 'other', amount: '1' },
        { kind: 'other', amount: '2' },
      ],
    }),
  ],
  ['industry travel_package 93410', { industry: { industryType: 'travel_cruise', data: { travelPackage: 'bicycle' } } }],
  ['industry ticket_number 93430', flight({ ticketNumber: long(16) })],
  ['industry fare_amount 93417', flight({ fareAmount: '-1' })],
  ['industry restricted_ticket 93426', { industry: { industryType: 'travel_flight', data: { legs: [] } } }],
  ['industry legs 93431', { industry: { industryType: 'travel_flight', data: { restrictedTicket: true } } }],
  ['industry legs 93432', flight({ legs: [{}, {}, {}, {}, {}].map((each) => ({ ...each, serviceClass: 'Y' })) })],
  ['industry legs index0 arrival_time 96302', leg({ arrivalTime: '25:00' })],
  ['industry legs index0 fee_amount 96313', leg({ feeAmount: '-1' })],
])('refuses with %s in both formats', async (error, transaction) => {
  expect(await findErrors(transaction)).toEqual([[error], [error]]);
});

test('refuses a token together with a card', async () => {
  const { transaction } = await shop.sale({ amount: '1', paymentMethodNonce: 'fake-valid-nonce', options: { storeInVault: true } });
  const paymentMethodToken = String(valueAt(transaction, 'creditCard', 'token'));
  expect(await findErrors({ paymentMethodNonce: null, paymentMethodToken, creditCard: VISA })).toEqual([['base 91515'], ['base 91515']]);
});
