import { z } from 'zod';

/** Text of a request. A number is accepted too, because callers send amounts and codes as either. */
export const text = z.union([z.string(), z.number()]).transform(String).nullish();

/** A boolean, or the word or digit for it, which XML, queries and forms contain. An empty text is no value. */
export const flag = z
  .union([
    z.boolean(),
    z.enum(['true', '1', 'false', '0', '']).transform((word) => (word === '' ? null : word === 'true' || word === '1')),
    z.literal([0, 1]).transform((digit) => digit === 1),
  ])
  .nullish();
