import { createElement, type Attributes } from '@tender/client/internal';
import { TEXTS } from '../../src/wire/code-constants';
import { drawCode, eraseCode } from './draw-code';
import { STYLES } from './styles';

export interface View {
  /** Shows the code that opens the app; where it cannot be drawn, why. */
  showCode(id: string, merchantId: string, environment: string): void;
  showProblem(message: string): void;
  showAuthorizing(): void;
  showAuthorized(): void;
  /** As it was at first. */
  reset(): void;
}

/** Builds the page: a card that shows the code or a problem, and on its back how the authorization goes. */
export function createView({ onClose, onAgain }: { onClose: () => void; onAgain: () => void }): View {
  addStyles();
  add(document.body, 'div', 'modal-backdrop').onclick = onClose;
  const modal = add(document.body, 'div', 'venmo-desktop-modal', { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Venmo' });
  const outer = add(modal, 'div', 'outer-container');
  const boxes = add(outer, 'div', 'view-boxes');
  const container = add(boxes, 'div', 'view-boxes-container');
  const front = add(container, 'div', 'front-view', { class: 'view-box' });
  const back = add(container, 'div', 'back-view', { class: 'view-box' });

  const closeFront = closeButton(front, onClose);
  const problem = add(front, 'div', 'venmo-error-view');
  add(problem, 'div', '', { class: 'logo' }, 'venmo');
  const problemText = add(problem, 'p', 'venmo-error__message');
  const again = add(problem, 'button', 'venmo-error__button', { type: 'button' }, 'Scan again');
  const code = add(front, 'div', 'venmo-qr-code-view');
  add(code, 'div', '', { class: 'logo' }, 'venmo');
  const place = add(code, 'div', 'venmo-qr-code-view__code-container');
  const canvas = add(place, 'div', 'venmo-qr-code-view__code-container-qr-code');
  add(code, 'p', '', {}, TEXTS.scan);

  const closeBack = closeButton(back, onClose);
  add(back, 'div', '', { class: 'logo' }, 'venmo');
  const mark = add(back, 'div', 'venmo-authorization_mark', { class: 'mark', 'aria-hidden': 'true' }, '✓');
  const backText = add(back, 'p', 'venmo-authorization_message');

  // Around the card, not on it.
  modal.onclick = ({ target }) => {
    if (target === modal || target === outer) onClose();
  };
  again.onclick = () => {
    view.reset();
    outer.hidden = false;
    closeFront.focus();
    onAgain();
  };

  function turn(isFlipped: boolean): void {
    outer.hidden = false;
    boxes.classList.toggle('is-flipped', isFlipped);
  }

  const view: View = {
    showCode(id, merchantId, environment) {
      view.reset();
      turn(false);
      try {
        drawCode(canvas, id, merchantId, environment);
        place.classList.remove('is-empty');
        closeFront.focus();
      } catch (error) {
        view.showProblem(`${TEXTS.problem}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    showProblem(message) {
      turn(false);
      code.hidden = true;
      problem.hidden = false;
      problemText.textContent = message;
      again.focus();
    },
    showAuthorizing() {
      turn(true);
      backText.textContent = TEXTS.authorizing;
      closeBack.focus();
    },
    showAuthorized() {
      turn(true);
      mark.hidden = false;
      closeBack.hidden = true;
      backText.textContent = TEXTS.authorized;
    },
    reset() {
      turn(false);
      outer.hidden = problem.hidden = mark.hidden = true;
      code.hidden = closeBack.hidden = false;
      place.classList.add('is-empty');
      eraseCode(canvas);
    },
  };
  view.reset();
  return view;
}

function closeButton(parent: Element, onClose: () => void): HTMLElement {
  const button = add(parent, 'button', '', { type: 'button', class: 'close', 'aria-label': 'Close the QR code window' }, '×');
  button.onclick = onClose;
  return button;
}

function add(parent: Element, tag: 'div' | 'p' | 'button', id: string, attributes: Attributes = {}, text = ''): HTMLElement {
  const element = createElement(tag, { id: id || undefined, ...attributes });
  element.textContent = text;
  return parent.appendChild(element);
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
