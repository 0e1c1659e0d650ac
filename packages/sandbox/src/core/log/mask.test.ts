import { maskBody, maskHeaders, maskText, maskUrl, maskValue } from './mask';

test.each([
  [{ creditCard: { number: '4111111111111111', cvv: '123' } }, { creditCard: { number: '411111******1111', cvv: '***' } }],
  [{ credit_card: { number: 4111111111111111 } }, { credit_card: { number: '411111******1111' } }],
  [{ number: '4111 1111 1111 1111' }, { number: '411111******1111' }],
  [
    { number: '', cvv: '' },
    { number: '', cvv: '' },
  ],
  [{ number: '12' }, { number: '**' }],
  [
    { accountNumber: '1000000000', routingNumber: '011000015' },
    { accountNumber: '**********', routingNumber: '011000015' },
  ],
  [{ bank_account: { iban: 'DE89370400440532013000' } }, { bank_account: { iban: '*'.repeat(22) } }],
  [{ note: 'my card is 4012-8888-8888-1881, thanks' }, { note: 'my card is 401288******1881, thanks' }],
  [
    { t: 1795170503030, sessionId: '5f3c2a10-1111-4111-8111-111111111111' },
    { t: 1795170503030, sessionId: '5f3c2a10-1111-4111-8111-111111111111' },
  ],
  [{ nonce: 'tokencc_bf_mgcstn_k4qp38' }, { nonce: 'tokencc_bf_mgcstn_k4qp38' }],
  [
    [{ number: 'x' }, null, true],
    [{ number: '*' }, null, true],
  ],
])('masks secrets in %j', (value, masked) => {
  expect(maskValue(value)).toEqual(masked);
});

test('masks secrets in a GraphQL document', () => {
  expect(maskText('{ creditCard: { number: "4111111111111111", cvv: "123" } }')).toBe(
    '{ creditCard: { number: "411111******1111", cvv: "***" } }',
  );
});

test('masks secrets in XML', () => {
  expect(maskText('<credit-card><number>4111111111111111</number><cvv>123</cvv></credit-card>')).toBe(
    '<credit-card><number>411111******1111</number><cvv>***</cvv></credit-card>',
  );
});

test('masks secrets in a query, in values and under bracketed keys, encoded or not', () => {
  expect(maskUrl('/a?creditCard%5Bnumber%5D=4111111111111111&x=1')).toBe('/a?creditCard%5Bnumber%5D=411111******1111&x=1');
  expect(maskUrl('/a?creditCard[cvv]=123')).toBe('/a?creditCard[cvv]=***');
  expect(maskUrl('/a?creditCard[cvv][]=123')).toBe('/a?creditCard[cvv][]=***');
  expect(maskUrl('/a?q=card%204111%201111%201111%201111')).toBe('/a?q=card 411111******1111');
  expect(maskUrl('/a?_meta%5Bsource%5D=client&configVersion=3')).toBe('/a?_meta%5Bsource%5D=client&configVersion=3');
});

test('masks secrets in a form, and leaves other text unchanged', () => {
  expect(maskBody('number=4111111111111111&y=2')).toBe('number=411111******1111&y=2');
  expect(maskBody('hello')).toBe('hello');
  expect(maskBody('')).toBeUndefined();
});

test('masks authorizations, and cookies of other programs on this host', () => {
  expect(maskHeaders(new Headers({ Authorization: 'Basic cHVibGljOnByaXZhdGU=' }))).toEqual({ authorization: 'Basic ***' });
  expect(maskHeaders(new Headers({ Authorization: 'Bearer development_1_m' }))).toEqual({ authorization: 'Bearer ***' });
  expect(maskHeaders(new Headers({ Authorization: 'bearer a|b c' }))).toEqual({ authorization: 'bearer ***' });
  expect(maskHeaders(new Headers({ Authorization: 'secret', Cookie: 'session=1' }))).toEqual({ authorization: '***', cookie: '***' });
  expect(maskHeaders(new Headers({ 'Proxy-Authorization': 'Digest x="y"' }))).toEqual({ 'proxy-authorization': 'Digest ***' });
});
