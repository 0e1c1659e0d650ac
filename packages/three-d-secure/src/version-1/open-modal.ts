import { BOOTSTRAP_MODAL_WIDTH, CONTAINER_HEIGHT, FRAME_TITLE } from '../ui/dialog-constants';

/**
 * Opens a modal dialog, which keeps the focus and returns it when it closes. Its styles are set by script, because strict policies refuse style
 * attributes.
 * @param isBootstrap whether the dialog is wide; else it is as wide as its content
 * @param hasExit whether the narrow dialog has a close button; the wide one always has one
 * @param onCancel called for the button, the backdrop and Escape
 * @returns a function that closes the dialog
 */
export function openModal(isBootstrap: boolean, content: HTMLElement, hasExit: unknown, onCancel: () => void): () => void {
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  dialog.ariaLabel = FRAME_TITLE;
  dialog.style.cssText = `padding:0;border:0;background:#fff;color:#000${isBootstrap ? `;width:${BOOTSTRAP_MODAL_WIDTH}px` : ''}`;
  content.style.cssText = `padding:24px 20px;height:${CONTAINER_HEIGHT}px`;
  button.ariaLabel = 'Close';
  button.style.cssText = 'float:right;border:0;background:none;font:24px Arial';
  button.textContent = '×';
  button.onclick = dialog.onclose = onCancel;
  dialog.onclick = ({ target }) => target === dialog && onCancel(); // the backdrop belongs to the dialog, the content does not
  if (isBootstrap || hasExit) dialog.append(button);
  dialog.append(content);
  document.body.append(dialog);
  dialog.showModal();
  return () => {
    dialog.onclose = null;
    dialog.close();
    dialog.remove();
  };
}
