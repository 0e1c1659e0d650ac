import { parseQuery } from '@tender/client/internal';
import { CANCEL_PAGE_CLOSE_DELAY } from '../../src/constants';
import { frameServiceErrors } from '../../src/errors';
import { reportResult } from '../../src/report-result';
import { showClosePrompt } from '../../src/show-close-prompt';

setTimeout(() => window.close(), CANCEL_PAGE_CLOSE_DELAY);
if (!reportResult(frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED(), parseQuery(location.href))) showClosePrompt();
