import type { Disposable } from '@tender/client/internal';
import type { openLayer } from '@tender/frame-service/internal';
import { BACKDROP_TEXTS, BACKDROP_Z_INDEX } from './backdrop-constants';
import { isolate } from './isolate';

const ID = 'venmo-desktop-web-backdrop';
const STYLE_ID = 'venmo-desktop-web__injected-styles';
const CSS = `#${ID}{position:fixed;top:0;bottom:0;left:0;width:100%;z-index:${BACKDROP_Z_INDEX};overflow:auto;background:rgba(0,0,0,.8);cursor:pointer;color:#fff;font:18px Helvetica Neue,Helvetica,Arial,sans-serif;text-align:center}
#${ID},#${ID} *{box-sizing:border-box}
#${ID}.hidden{display:none}
#venmo-backdrop-container{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;width:calc(100% - 32px);max-width:448px;min-height:min(380px,100% - 32px);margin:max(16px,50vh - 190px) auto 16px;padding:24px;border:1px solid #4d535b;border-radius:20px;background:#202329;cursor:default}
#venmo-full-logo{max-width:100%;line-height:0}
#venmo-full-logo text{fill:#fff;font:italic bold 52px Arial}
#venmo-message{font-size:22px;font-weight:bold}
#venmo-instructions{font-size:16px;line-height:1.5}
#${ID} button{width:100%;max-width:380px;min-height:44px;border:0;border-radius:24px;background:none;color:#fff;font:inherit;font-weight:bold;cursor:pointer}
#${ID} button:focus-visible{outline:2px solid #fff;outline-offset:2px}
#${ID} #venmo-popup-continue-button{max-width:400px;height:50px;background:#0074de}`;

/** Covers the page while the customer is in the login window. */
export interface Backdrop extends Disposable {
  show(proceed: () => void, cancel: () => void): void;
  hide(): void;
}

/** @param open passed in, because the page has it already: this file is loaded on demand */
export function createBackdrop(nonce: string | undefined, open: typeof openLayer): Backdrop {
  let element: HTMLElement | undefined;
  let restorePage: (() => void) | undefined;
  return {
    show(proceed, cancel) {
      const layer = open();
      if (!element?.isConnected || layer) element = createElement(nonce, layer?.element ?? document.body);
      const [proceedButton, cancelButton] = element.querySelectorAll('button');
      element.classList.remove('hidden');
      restorePage = layer?.close ?? isolate(element);
      if (cancelButton) cancelButton.onclick = cancel;
      if (!proceedButton) return;
      proceedButton.onclick = proceed;
      proceedButton.focus();
    },
    hide() {
      element?.classList.add('hidden');
      restorePage?.();
      restorePage = undefined;
    },
    dispose() {
      this.hide();
      element?.remove();
    },
  };
}

function createElement(nonce: string | undefined, parent: Element): HTMLElement {
  document.getElementById(ID)?.remove(); // it may be the backdrop of another instance
  addStyles(nonce);
  const backdrop = add(parent, 'div', ID);
  const container = add(backdrop, 'div', 'venmo-backdrop-container');
  const word = draw(draw(add(container, 'div', 'venmo-full-logo'), 'svg', 198, 58), 'text', 10, 44);
  word.textContent = 'venmo';
  word.setAttribute('textLength', '170'); // the fonts of some systems are wider, and would be cut off
  word.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  add(container, 'div', 'venmo-message', BACKDROP_TEXTS.heading);
  add(container, 'div', 'venmo-instructions', BACKDROP_TEXTS.instructions);
  add(container, 'button', 'venmo-popup-continue-button', BACKDROP_TEXTS.proceed);
  add(container, 'button', 'venmo-popup-cancel-button', BACKDROP_TEXTS.cancel);
  backdrop.setAttribute('role', 'dialog');
  backdrop.setAttribute('aria-modal', 'true');
  backdrop.setAttribute('aria-labelledby', 'venmo-message');
  backdrop.setAttribute('aria-describedby', 'venmo-instructions');
  backdrop.onclick = (event) => event.stopPropagation();
  return backdrop;
}

function add(parent: Element, tag: 'div' | 'button', id: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  element.textContent = text;
  return parent.appendChild(element);
}

/** Draws the wordmark: an `svg` with its size, and in it a `text` with its position. */
function draw(parent: Element, tag: 'svg' | 'text', x: number, y: number): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
  const [first, second] = tag === 'svg' ? ['width', 'height'] : ['x', 'y'];
  shape.setAttribute(first, `${x}`);
  shape.setAttribute(second, `${y}`);
  return parent.appendChild(shape);
}

let sheet: CSSStyleSheet | undefined;

/** Adds the styles once per page: as a style element with the nonce, or without a nonce as a constructed style sheet, which policies allow. */
function addStyles(nonce: string | undefined): void {
  if (sheet || document.getElementById(STYLE_ID)) return;
  if (!nonce && document.adoptedStyleSheets) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return;
  }
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.nonce = nonce ?? '';
  style.textContent = CSS;
  document.head.append(style);
}
