import { attempt } from '@tender/client/internal';

/** Covers the window and is invisible: what is in it has a style of its own. Other dialogs may have turned the page's pointer events off. */
const STYLE =
  'display:block;position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;overflow:hidden;pointer-events:auto';

// `:is` ignores what a browser does not know. The whole page may be in full screen.
const TOP_LAYER = ':is(:modal,:fullscreen,:popover-open):not(html)';
/** Popovers that close when a modal dialog opens, unless the dialog is in them. */
const CLOSING_POPOVER = '[popover]:not([popover=manual]):popover-open';

const EVENTS = ['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'keydown'];

/** A modal dialog above everything else on the page. */
export interface Layer {
  readonly element: HTMLElement;
  /** Removes the dialog with its content. The focus returns to where it was. */
  close(): void;
}

/**
 * Opens a layer for something that covers the page, where the page has a modal dialog, a popover or an element in full screen: these cover every other
 * element, whatever its `z-index`, and nothing outside a modal dialog can be used. Returns undefined where the page has none.
 */
export function openLayer(): Layer | undefined {
  if (!isTopLayerUsed()) return undefined;
  const dialog = document.createElement('dialog');
  findLayerParent().append(dialog);
  const hide = showLayer(dialog);
  return {
    element: dialog,
    close() {
      hide();
      dialog.remove();
    },
  };
}

export function isTopLayerUsed(): boolean {
  return Boolean(attempt(() => document.querySelector(TOP_LAYER)));
}

/** The element to which a modal dialog is added: the popover that would close otherwise, or the page's body. */
export function findLayerParent(): Element {
  return attempt(() => [...document.querySelectorAll(CLOSING_POPOVER)].at(-1)) ?? document.body;
}

/**
 * Shows a dialog as a layer. Escape and clicks in it belong to its content: they do not close it, and do not reach a dialog of the page.
 * @returns a function that closes it. The focus returns to where it was
 */
export function showLayer(dialog: HTMLDialogElement): () => void {
  dialog.style.cssText = STYLE;
  dialog.oncancel = (event) => event.preventDefault();
  for (const type of EVENTS) dialog.addEventListener(type, keepEvent);
  dialog.showModal();
  return () => dialog.close();
}

function keepEvent(event: Event): void {
  event.stopPropagation();
  if ((event as KeyboardEvent).key === 'Escape') event.preventDefault(); // or the browser may close this dialog, and the page's with it
}
