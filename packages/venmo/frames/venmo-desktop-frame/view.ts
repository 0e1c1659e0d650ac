import { createElement, type Attributes } from '@tender/client/internal';
import { TEXTS } from '../../src/code-constants';
import { drawCode, eraseCode } from './draw-code';
import { STYLES } from './styles';

export interface View {
  /** Shows the code that opens the app, or a problem if the code cannot be drawn. */
  showCode(id: string, merchantId: string, environment: string): void;
  showProblem(message: string): void;
  showAuthorizing(): void;
  showAuthorized(): void;
  /** Returns to the initial state, which shows nothing. */
  reset(): void;
}

/** Creates the page: a card with the code or a problem on its front, and the progress of the authorization on its back. */
export function createView({ onClose, onAgain }: { onClose: () => void; onAgain: () => void }): View {
  addStyles();
  add(document.body, 'div', 'modal-backdrop').onclick = onClose;
  const modal = add(document.body, 'div', 'venmo-desktop-modal', { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Venmo' });
  const outer = add(modal, 'div', 'outer-container');
  const boxes = add(outer, 'div', 'view-boxes');
  const container = add(boxes, 'div', 'view-boxes-container');
  const front = add(container, 'div', 'front-view', { class: 'view-box' });
  const back = add(container, 'div', 'back-view', { class: 'view-box' });

  const closeFront = addCloseButton(front, onClose);
  const problem = add(front, 'div', 'venmo-error-view');
  add(problem, 'div', '', { class: 'logo' }, 'venmo');
  const problemText = add(problem, 'p', 'venmo-error__message');
  const again = add(problem, 'button', 'venmo-error__button', { type: 'button' }, 'Scan again');
  const code = add(front, 'div', 'venmo-qr-code-view');
  add(code, 'div', '', { class: 'logo' }, 'venmo');
  const codeContainer = add(code, 'div', 'venmo-qr-code-view__code-container');
  const canvas = add(codeContainer, 'div', 'venmo-qr-code-view__code-container-qr-code');
  add(code, 'p', '', {}, TEXTS.scan);

  const closeBack = addCloseButton(back, onClose);
  add(back, 'div', '', { class: 'logo' }, 'venmo');
  const mark = add(back, 'div', 'venmo-authorization_mark', { class: 'mark', 'aria-hidden': 'true' }, '✓');
  const backText = add(back, 'p', 'venmo-authorization_message');

  // A click beside the card closes the page.
  modal.onclick = ({ target }) => {
    if (target === modal || target === outer) onClose();
  };
  again.onclick = () => {
    view.reset();
    outer.hidden = false;
    closeFront.focus();
    onAgain();
  };

  function showSide(isFlipped: boolean): void {
    outer.hidden = false;
    boxes.classList.toggle('is-flipped', isFlipped);
  }

  const view: View = {
    showCode(id, merchantId, environment) {
      view.reset();
      showSide(false);
      try {
        drawCode(canvas, id, merchantId, environment);
        codeContainer.classList.remove('is-empty');
        closeFront.focus();
      } catch (error) {
        view.showProblem(`${TEXTS.problem}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    showProblem(message) {
      showSide(false);
      code.hidden = true;
      problem.hidden = false;
      problemText.textContent = message;
      again.focus();
    },
    showAuthorizing() {
      showSide(true);
      backText.textContent = TEXTS.authorizing;
      closeBack.focus();
    },
    showAuthorized() {
      showSide(true);
      mark.hidden = false;
      closeBack.hidden = true;
      backText.textContent = TEXTS.authorized;
    },
    reset() {
      showSide(false);
      outer.hidden = problem.hidden = mark.hidden = true;
      code.hidden = closeBack.hidden = false;
      codeContainer.classList.add('is-empty');
      eraseCode(canvas);
    },
  };
  view.reset();
  return view;
}

function addCloseButton(parent: Element, onClose: () => void): HTMLElement {
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
