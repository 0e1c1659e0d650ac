import type { Page, Request } from '@playwright/test';

/** What a page asked for, by the directive of its policy that governs it: `connect-src https://api.example`. */
export interface Observed {
  readonly byPage: Set<string>;
  /** Where frames of the page asked, whose own policies govern that. */
  readonly byFrames: Set<string>;
}

const DIRECTIVES: Readonly<Record<string, string>> = { image: 'img-src', script: 'script-src', stylesheet: 'style-src' };
const CONNECTIONS = ['eventsource', 'fetch', 'ping', 'websocket', 'xhr'];

/** Of every request from now on. Where windows go, no policy governs. */
export function observeSources(page: Page): Observed {
  const observed: Observed = { byPage: new Set(), byFrames: new Set() };
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    const directive = directiveOf(request, page);
    if (directive) observed.byPage.add(`${directive} ${origin}`);
    else if (request.frame() !== page.mainFrame()) observed.byFrames.add(origin);
  });
  return observed;
}

function directiveOf(request: Request, page: Page): string | undefined {
  const frame = request.frame();
  if (request.isNavigationRequest()) return frame.parentFrame() === page.mainFrame() ? 'frame-src' : undefined;
  if (frame !== page.mainFrame()) return undefined;
  const type = request.resourceType();
  return CONNECTIONS.includes(type) ? 'connect-src' : (DIRECTIVES[type] ?? 'default-src');
}
