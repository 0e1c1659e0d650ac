import { uuid } from './uuid';

test('default: random UUIDs of version 4, all different', () => {
  const ids = Array.from({ length: 500 }, uuid);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(500);
  const variants = new Set(ids.map((id) => id[19]));
  expect(variants).toEqual(new Set(['8', '9', 'a', 'b']));
});
