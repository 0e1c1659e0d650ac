import { parseQuery } from '@tender/client/internal';
import { CANCEL_PAGE_CLOSE_DELAY } from '../../src/constants';
import { frameServiceErrors } from '../../src/errors';
import { report } from '../../src/report';
import { showClosing } from '../../src/show-closing';

setTimeout(() => window.close(), CANCEL_PAGE_CLOSE_DELAY);
if (!report(frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED(), parseQuery(location.href))) showClosing();
