/**
 * @jest-environment node
 */
import { client } from './index';
import { defineComponent } from './internal';

test('error: BROWSER_REQUIRED', async () => {
  const expected = { code: 'BROWSER_REQUIRED', type: 'MERCHANT' };
  await expect(client.create({ authorization: 'sandbox_x_y' })).rejects.toMatchObject(expected);
  const component = defineComponent({ name: 'Toy', prefix: 'toy', create: () => Promise.resolve({}) });
  await expect(component.create({ authorization: 'sandbox_x_y' })).rejects.toMatchObject({
    ...expected,
    message: 'Create Toy in a current browser.',
  });
});
