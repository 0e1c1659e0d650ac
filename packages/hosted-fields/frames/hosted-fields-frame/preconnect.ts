/**
 * Lets the browser connect to a host before the first request. The element does its work when it is inserted, and leaves nothing behind on the page.
 * @param crossOrigin `anonymous` for requests without cookies, which have connections of their own
 */
export function preconnect(href: string, crossOrigin: 'anonymous' | null = null): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href, crossOrigin });
  document.head.append(link);
  link.remove();
}
