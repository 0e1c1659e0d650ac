import { parseQuery } from '@tender/client/internal';
import { report, showClosing } from '@tender/frame-service/internal';
import { fallbackLink } from '../../src/fallback-link';
import { showLink } from './show-link';

const CLOSE_DELAY = 1_000;

const parameters = parseQuery(location.href);
const timer = setTimeout(() => window.close(), CLOSE_DELAY);
const stop = (): void => clearTimeout(timer);

// Whoever confirms closes this window. With nobody there, as after a bank's app opened a new one, the customer needs a way back.
if (!report(null, parameters, stop)) {
  stop();
  const link = fallbackLink(parameters);
  if (link) showLink(link);
  else showClosing();
}
