import { attempt } from '@tender/client/internal';

// `:is` ignores what a browser does not know. The whole page may be in full screen.
const TOP_LAYER = ':is(:modal,:fullscreen,:popover-open):not(html)';
/** Popovers that close when a modal dialog opens, unless the dialog is in them. */
const CLOSING_POPOVER = '[popover]:not([popover=manual]):popover-open';
/** Covers the window and is invisible: what is in it has a style of its own. Other dialogs may have turned the page's pointer events off. */
const STYLE =
  'display:block;position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;overflow:hidden;pointer-events:auto';

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
  const dialog = document.createElement('dialog');
  const popover = attempt(() => [...document.querySelectorAll(CLOSING_POPOVER)].at(-1));
  (popover ?? document.body).append(dialog);
  const hide = showLayer(dialog);
  const close = (): void => {
    hide?.();
    dialog.remove();
  };
  if (hide) return { element: dialog, close };
  dialog.remove();
  return undefined;
}

/**
 * Shows a dialog as a layer. Escape and clicks in it belong to its content: they do not close it, and do not reach a dialog of the page.
 * @returns a function that closes it, and with which the focus returns to where it was; undefined, and nothing changes, where the page needs no layer
 */
export function showLayer(dialog: HTMLDialogElement): (() => void) | undefined {
  if (!attempt(() => document.querySelector(TOP_LAYER))) return undefined;
  dialog.style.cssText = STYLE;
  dialog.oncancel = (event) => event.preventDefault();
  for (const type of ['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'keydown']) dialog.addEventListener(type, keepEvent);
  dialog.showModal();
  return () => dialog.close();
}

function keepEvent(event: Event): void {
  event.stopPropagation();
  if ((event as KeyboardEvent).key === 'Escape') event.preventDefault(); // or the browser may close this dialog, and the page's with it
}
