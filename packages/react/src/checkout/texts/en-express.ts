import type { CompleteTexts } from './checkout-texts';

/** English texts of the express row. */
export const enExpress: CompleteTexts['express'] = { title: 'Express checkout', divider: 'Or pay another way' };
