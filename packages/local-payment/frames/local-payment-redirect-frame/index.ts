import { parseQuery } from '@tender/client/internal';
import { reportResult, showClosePrompt } from '@tender/frame-service/internal';
import { createFallbackLink } from '../../src/create-fallback-link';
import { showLink } from './show-link';

const CLOSE_DELAY = 1_000;

const parameters = parseQuery(location.href);
const timer = setTimeout(() => window.close(), CLOSE_DELAY);
const cancelClose = (): void => clearTimeout(timer);

// The shop's page closes this window once it has the result. If no page listens, as in a window that a bank's app opened, the customer needs a link
// back.
if (!reportResult(null, parameters, cancelClose)) {
  cancelClose();
  const link = createFallbackLink(parameters);
  if (link) showLink(link);
  else showClosePrompt();
}
