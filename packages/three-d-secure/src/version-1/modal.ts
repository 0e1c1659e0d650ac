import { BOOTSTRAP_MODAL_WIDTH, CONTAINER_HEIGHT, FRAME_TITLE } from '../wire/dialog-constants';

/**
 * A dialog over the page that keeps the focus and gives it back, wide or as wide as what it shows. Styled by properties, which strict
 * policies allow. What comes back closes it.
 * @param hasExit whether there is a button to leave the narrow one; the wide one always has one
 * @param onCancel button, backdrop and Escape
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
  dialog.onclick = ({ target }) => target === dialog && onCancel(); // outside of what it holds
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
