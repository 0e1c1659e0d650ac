import type { CompleteTexts } from './checkout-texts';

/** English texts for a browser that does not support a wallet. */
export const enUnavailable: CompleteTexts['unavailable'] = {
  title: '{method} is not available in this browser.',
  help: 'Choose another way to pay.',
};
