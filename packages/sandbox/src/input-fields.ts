import { z } from 'zod';

/** Text of a request. A number is accepted too, because callers send amounts and codes as either. */
export const text = z.union([z.string(), z.number()]).transform(String).nullish();

/** A boolean, or the word for it, which queries and forms contain. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).nullish();
