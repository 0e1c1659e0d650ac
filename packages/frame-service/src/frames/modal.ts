import { isIos, isWkWebView } from '../browser';
import { LIGHTBOX_Z_INDEX } from '../constants';
import { createIframe, type InlineStyle } from '../create-iframe';
import type { Frame, FrameOptions } from './frame';
import { openLayer, type Layer } from '../top-layer';
import { createRedirect } from './create-redirect';

/** Covers the page. It is a function, because bundlers do not remove an unused constant that contains a template string. */
const lightboxStyle = (): InlineStyle => ({
  position: 'fixed',
  top: '0',
  left: '0',
  bottom: '0',
  padding: '0',
  margin: '0',
  border: '0',
  outline: 'none',
  zIndex: `${LIGHTBOX_Z_INDEX}`,
  background: '#FFFFFF',
});

/** Creates an iframe that covers the whole page, for browsers that open no popups. It is opened once. */
export function createModal(name: string, { openFrameUrl, container }: FrameOptions): Frame {
  // An app's web view on iOS would scroll the page instead of the iframe. There the page is locked, and the wrapper below covers it.
  const locksPage = isWkWebView();
  const iframe = createIframe(
    { src: openFrameUrl, name, scrolling: 'yes', height: '100%', width: '100%', title: 'Lightbox Frame' },
    locksPage ? {} : lightboxStyle(),
  );
  const element = isIos() ? createScroller(iframe) : iframe;
  let closed = false;
  let layer: Layer | undefined;
  let restore = (): void => {};
  return {
    polled: true,
    replaceable: false,
    isClosed: () => closed,
    open() {
      const previous = document.activeElement;
      layer = container ? undefined : openLayer();
      (container ?? layer?.element ?? document.body).append(element);
      iframe.focus();
      const unlock = locksPage ? lockPage() : undefined;
      restore = () => {
        unlock?.();
        if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
      };
    },
    close() {
      if (closed) return;
      closed = true;
      element.remove();
      layer?.close();
      restore();
    },
    focus() {},
    redirect: createRedirect(
      () => (closed ? null : iframe.contentWindow),
      (url) => (iframe.src = url),
    ),
  };
}

/** Wraps the iframe in an element that scrolls, because iOS does not scroll inside an iframe. */
function createScroller(iframe: HTMLIFrameElement): HTMLElement {
  const wrapper = document.createElement('div');
  Object.assign(wrapper.style, lightboxStyle(), { height: '100%', width: '100%', overflow: 'auto', webkitOverflowScrolling: 'touch' });
  wrapper.append(iframe);
  return wrapper;
}

/** Stops the page from scrolling. Returns a function that lets it scroll again, from where it was. */
function lockPage(): () => void {
  const { style } = document.body;
  const { overflow, position } = style;
  const { scrollX, scrollY } = window;
  Object.assign(style, { overflow: 'hidden', position: 'fixed' });
  window.scrollTo(0, 0);
  return () => {
    Object.assign(style, { overflow, position });
    window.scrollTo(scrollX, scrollY);
  };
}
