import { parseQuery } from '@tender/client/internal';
import { REDIRECT_PAGE_CLOSE_DELAY } from '../../src/constants';
import { reportResult } from '../../src/report-result';
import { showClosePrompt } from '../../src/show-close-prompt';

const timer = setTimeout(() => window.close(), REDIRECT_PAGE_CLOSE_DELAY);
// The merchant's page closes this window once it has the result.
if (!reportResult(null, parseQuery(location.href), () => clearTimeout(timer))) showClosePrompt();
