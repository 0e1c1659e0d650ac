import type { Disposable } from '@tender/client/internal';
import { BACKDROP_TEXTS, BACKDROP_Z_INDEX } from '../constants';
import { isolate } from './isolate';

const ID = 'venmo-desktop-web-backdrop';
const STYLE_ID = 'venmo-desktop-web__injected-styles';
const CSS = `#${ID}{position:fixed;top:0;bottom:0;left:0;width:100%;z-index:${BACKDROP_Z_INDEX};background:rgba(0,0,0,.8);cursor:pointer;color:#fff;font:16px/1.5 "Helvetica Neue",Helvetica,Arial,sans-serif;text-align:center}
#${ID}.hidden{display:none}
#venmo-backdrop-container{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:20px;width:100%;height:100%}
#venmo-full-logo text{fill:#fff;font:italic bold 52px Arial;text-anchor:middle}
#venmo-message{font-size:24px}
#venmo-instructions{max-width:400px}
#${ID} button{border:0;width:380px;max-width:95%;height:24px;background:none;color:#fff;font-size:18px;font-weight:bold;font-family:inherit;cursor:pointer}
#${ID} #venmo-popup-continue-button{width:400px;height:50px;border-radius:24px;background:#0074de}`;

/** What stands over the page while a customer logs in elsewhere: on the page once, however often it is shown. */
export interface Backdrop extends Disposable {
  show(proceed: () => void, cancel: () => void): void;
  hide(): void;
}

export function createBackdrop(nonce: string | undefined): Backdrop {
  let element: HTMLElement | undefined;
  let undo: (() => void) | undefined;
  return {
    show(proceed, cancel) {
      if (!element?.isConnected) element = build(nonce);
      const [proceedButton, cancelButton] = element.querySelectorAll('button');
      element.classList.remove('hidden');
      undo = isolate(element);
      if (cancelButton) cancelButton.onclick = cancel;
      if (!proceedButton) return;
      proceedButton.onclick = proceed;
      proceedButton.focus();
    },
    hide() {
      element?.classList.add('hidden');
      undo?.();
      undo = undefined;
    },
    dispose() {
      this.hide();
      element?.remove();
    },
  };
}

function build(nonce: string | undefined): HTMLElement {
  document.getElementById(ID)?.remove(); // of another instance
  addStyles(nonce);
  const backdrop = add(document.body, 'div', ID);
  const container = add(backdrop, 'div', 'venmo-backdrop-container');
  const logo = add(container, 'div', 'venmo-full-logo');
  add(container, 'div', 'venmo-message', BACKDROP_TEXTS.heading);
  add(container, 'div', 'venmo-instructions', BACKDROP_TEXTS.instructions);
  add(container, 'button', 'venmo-popup-continue-button', BACKDROP_TEXTS.proceed);
  add(container, 'button', 'venmo-popup-cancel-button', BACKDROP_TEXTS.cancel);
  const image = draw(logo, 'svg', { width: '198', height: '58', role: 'img', 'aria-label': 'Venmo' });
  draw(image, 'text', { x: '99', y: '44' }).textContent = 'venmo';
  set(backdrop, { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'venmo-message', 'aria-describedby': 'venmo-instructions' });
  backdrop.onclick = (event) => event.stopPropagation();
  return backdrop;
}

function add(parent: Element, tag: 'div' | 'button', id: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  element.textContent = text;
  if (tag === 'button') element.setAttribute('type', tag); // a merchant's form is not submitted
  return parent.appendChild(element);
}

function draw(parent: Element, tag: 'svg' | 'text', attributes: Readonly<Record<string, string>>): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
  set(shape, attributes);
  return parent.appendChild(shape);
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const name in attributes) element.setAttribute(name, attributes[name] as string);
}

/** With a nonce a style element, as policies have it that know one; else a sheet, which needs none. */
function addStyles(nonce: string | undefined): void {
  if (document.getElementById(STYLE_ID)) return;
  if (!nonce && document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
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
