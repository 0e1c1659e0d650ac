// The page's first script. It is small, so that its requests do not wait for the others, which the browser loads beside it.
import { pages } from './pages';
import { parseRoute } from './parse-route';
import { startRequests } from './started-requests';
import './styles/index.css';

/** Lets the browser connect to the asset host and load the page of the card fields beside the scripts, by a frame that shows nothing. */
function loadFieldPage(): void {
  const page = document.querySelector<HTMLMetaElement>('meta[name="field-page"]');
  if (page && /^(checkout|express)$/.test(parseRoute(location).page))
    document.body.append(Object.assign(document.createElement('iframe'), { hidden: true, src: page.content }));
}

startRequests();
loadFieldPage();
void import('./main');
void pages[parseRoute(location).page].load().catch(() => undefined); // the page itself shows a failure
