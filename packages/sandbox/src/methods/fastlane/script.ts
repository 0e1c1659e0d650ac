import { askCustomer } from './ask-customer';
import { createCardForm } from './card-form';
import { installFastlane } from './install';
import { FASTLANE_PROFILE } from './profile';

/** Replaces the Fastlane script. Its functions run in the shop's page, so they are serialized. `__name` is a helper that compilers may call in them. */
export const FASTLANE_SCRIPT = `(() => {
const __name = (named) => named;
(${String(installFastlane)})(
${JSON.stringify(FASTLANE_PROFILE)},
${String(askCustomer)},
${String(createCardForm)});
})();
`;
