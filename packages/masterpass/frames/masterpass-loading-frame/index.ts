import { parseQuery } from '@tender/client/internal';
import { showClosing } from '@tender/frame-service/internal';
import { checkOut } from '../../src/checkout';
import { showMasterpassSpinner } from '../../src/spinner';

showMasterpassSpinner();
checkOut(parseQuery(location.href)).catch(() => {
  document.body.replaceChildren();
  showClosing();
});
