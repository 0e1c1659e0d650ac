import { isIos, isWkWebView } from '../browser';
import { LIGHTBOX_Z_INDEX } from '../constants';
import { createIframe, type InlineStyle } from '../create-iframe';
import type { Frame, FrameOptions } from './frame';
import { sendOn } from './send-on';

/** A function, so that pages which open no frames do not carry it: bundlers keep a constant that holds a template. */
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

/** An iframe over the whole page, for browsers that open no popups. */
export function modal(name: string, { openFrameUrl, container = document.body }: FrameOptions): Frame {
  const locksPage = isWkWebView(); // there the page behind would scroll instead
  const iframe = createIframe(
    { src: openFrameUrl, name, scrolling: 'yes', height: '100%', width: '100%', title: 'Lightbox Frame' },
    locksPage ? {} : lightboxStyle(),
  );
  const element = isIos() ? scroller(iframe) : iframe;
  let closed = false;
  let restore = (): void => {};
  return {
    polled: true,
    replaceable: false,
    isClosed: () => closed,
    open() {
      const before = document.activeElement;
      container.append(element);
      iframe.focus();
      const unlock = locksPage ? lockPage() : undefined;
      restore = () => {
        unlock?.();
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      };
    },
    close() {
      if (closed) return;
      closed = true;
      element.remove();
      restore();
    },
    focus() {},
    redirect: sendOn(
      () => (closed ? null : iframe.contentWindow),
      (url) => (iframe.src = url),
    ),
  };
}

/** iOS does not scroll inside an iframe. */
function scroller(iframe: HTMLIFrameElement): HTMLElement {
  const wrapper = document.createElement('div');
  Object.assign(wrapper.style, lightboxStyle(), { height: '100%', width: '100%', overflow: 'auto', webkitOverflowScrolling: 'touch' });
  wrapper.append(iframe);
  return wrapper;
}

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
