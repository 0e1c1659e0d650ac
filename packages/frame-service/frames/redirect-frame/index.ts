import { parseQuery } from '@tender/client/internal';
import { REDIRECT_PAGE_CLOSE_DELAY } from '../../src/constants';
import { report } from '../../src/report';
import { showClosing } from '../../src/show-closing';

const timer = setTimeout(() => window.close(), REDIRECT_PAGE_CLOSE_DELAY);
// Whoever confirms closes this window.
if (!report(null, parseQuery(location.href), () => clearTimeout(timer))) showClosing();
