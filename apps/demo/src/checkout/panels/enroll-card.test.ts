import { unionpayErrors } from '@tender/union-pay';
import { CodeNotReceived, enrollCard, type AskCode } from './enroll-card';

const { signal } = new AbortController();
const wrongCode = unionpayErrors.UNIONPAY_FAILED_TOKENIZATION({
  originalError: { fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field: 'options', fieldErrors: [{ field: 'smsCode' }] }] }] },
});

const fetchCapabilities = jest.fn();
const enroll = jest.fn();
const tokenize = jest.fn();
const card = { hostedFields: { tokenize: jest.fn() }, mobile: { countryCode: '62', number: '111111111' } };
const idle = { pending: false, error: undefined, data: undefined, reset: jest.fn(), abort: jest.fn() };
const unionPay = {
  fetchCapabilities: { ...idle, run: fetchCapabilities },
  enroll: { ...idle, run: enroll },
  tokenize: { ...idle, run: tokenize },
};
const askCode = jest.fn<ReturnType<AskCode>, Parameters<AskCode>>();
const run = () => enrollCard(unionPay, card, askCode, signal);

beforeEach(() => {
  let count = 0;
  jest.resetAllMocks();
  fetchCapabilities.mockResolvedValue({ isUnionPay: true, unionPay: { isSupported: true } });
  enroll.mockImplementation(async () => ({ enrollmentId: `enrollment ${(count += 1)}`, smsCodeRequired: true }));
  tokenize.mockResolvedValue({ nonce: 'n' });
  askCode.mockResolvedValue('12345');
});

test('default: the customer enters a code, and the card becomes a nonce', async () => {
  expect(await run()).toEqual({ nonce: 'n' });
  expect(enroll).toHaveBeenCalledWith({ ...card, signal });
  expect(tokenize).toHaveBeenCalledWith({ hostedFields: card.hostedFields, enrollmentId: 'enrollment 1', smsCode: '12345', signal });
});

test('behavior: a card that needs no code asks for none', async () => {
  enroll.mockResolvedValue({ enrollmentId: 'e', smsCodeRequired: false });
  expect(await run()).toEqual({ nonce: 'n' });
  expect(askCode).not.toHaveBeenCalled();
});

test('behavior: the customer is asked again after a wrong code, with the same enrollment', async () => {
  tokenize.mockRejectedValueOnce(wrongCode);
  expect(await run()).toEqual({ nonce: 'n' });
  expect(askCode.mock.calls.map(([, lastError]) => lastError)).toEqual([undefined, expect.stringContaining('not the code')]);
  expect(enroll).toHaveBeenCalledTimes(1);
});

test('behavior: another code is sent when the customer asks for it', async () => {
  askCode.mockRejectedValueOnce(new CodeNotReceived());
  expect(await run()).toEqual({ nonce: 'n' });
  expect(tokenize).toHaveBeenCalledWith(expect.objectContaining({ enrollmentId: 'enrollment 2' }));
});

test.each([
  ['another brand', { isUnionPay: false }, 'This is not a UnionPay card.'],
  ['a card that cannot be charged', { isUnionPay: true, unionPay: { isSupported: false } }, 'This shop cannot charge this card.'],
])('error: %s', async (_, capabilities, title) => {
  fetchCapabilities.mockResolvedValue(capabilities);
  await expect(run()).rejects.toMatchObject({ name: 'CheckoutProblem', message: title });
  expect(enroll).not.toHaveBeenCalled();
});

test('error: the customer is not asked again after any other failure', async () => {
  const refused = unionpayErrors.UNIONPAY_FAILED_TOKENIZATION({ originalError: { fieldErrors: [{ field: 'creditCard' }] } });
  tokenize.mockRejectedValue(refused);
  await expect(run()).rejects.toBe(refused);
  expect(askCode).toHaveBeenCalledTimes(1);
});
