import { parseQuery } from '@tender/client/internal';
import { showClosePrompt } from '@tender/frame-service/internal';
import { startCheckout } from '../../src/start-checkout';
import { showMasterpassSpinner } from '../../src/show-masterpass-spinner';

showMasterpassSpinner();
startCheckout(parseQuery(location.href)).catch(() => {
  document.body.replaceChildren();
  showClosePrompt();
});
