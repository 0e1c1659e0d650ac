// Plays the pages of the provider without waiting for them, for tests that look only at how a call ends.
import { fakeDispatchFrame, fakePopups } from './popups';
import { deliver } from './windows';

let observer: MutationObserver | undefined;

/** Calls back with each frame that is added to the page from now on. Replaces the callback of an earlier call. */
export function onFrame(callback: (iframe: HTMLIFrameElement) => void): void {
  const known = new WeakSet<HTMLIFrameElement>(document.querySelectorAll('iframe'));
  observer?.disconnect();
  observer = new MutationObserver(() => {
    for (const iframe of document.querySelectorAll('iframe')) {
      if (known.has(iframe)) continue;
      known.add(iframe);
      callback(iframe);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Dispatch frames load at once. When a popup shows the page where the customer decides, they return from it with these parameters. */
export function playProviderPages(parameters: object = {}): void {
  onFrame((iframe) => {
    if (iframe.matches('.braintree-dispatch-frame')) fakeDispatchFrame().load();
  });
  fakePopups({
    onVisit({ visited }) {
      if (visited.length === 1) fakeDispatchFrame().report(null, parameters);
    },
  });
}

/** Connects a frame of the page with the script of the frame, which a test runs in this window too, because jsdom loads no frames. */
export function joinFrame(iframe: HTMLIFrameElement): void {
  const source = iframe.contentWindow as Window;
  const { origin } = new URL(iframe.src);
  source.postMessage = (text: unknown) => deliver(text, { source: window, origin: location.origin });
  window.postMessage = (text: unknown) => deliver(text, { source, origin });
}
