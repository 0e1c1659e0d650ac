// A shop's unit test, copied into the applications that have Jest: the packages load without zod, and their functions can be replaced.
const { hostedFields } = require('@tender/web');
const client = require('@tender/web/client');

test('the packages load, and what they export can be replaced', async () => {
  expect(client.default.create).toBe(client.create);
  await expect(client.create({ authorization: 'no key' })).rejects.toMatchObject({ name: 'BraintreeError' });

  jest.spyOn(hostedFields, 'create').mockResolvedValue({ tokenize: () => Promise.resolve({ nonce: 'of the test' }) });
  const fields = await hostedFields.create({});
  expect(await fields.tokenize()).toEqual({ nonce: 'of the test' });
});
