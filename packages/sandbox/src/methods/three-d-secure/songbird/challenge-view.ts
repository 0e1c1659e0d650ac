type Emit = (event: string, ...args: unknown[]) => void;

/** The page's configuration, limited to what affects the display. */
export interface ViewConfiguration {
  payment?: { framework?: unknown; displayLoading?: unknown; displayExitButton?: unknown };
}

export interface ChallengeRequest {
  configuration: ViewConfiguration;
  /** Window size from the payload: 01 to 05. `isHidden` is from there too. */
  windowSize: unknown;
  isHidden: boolean;
  emit: Emit;
  hasListener: (event: string) => boolean;
  /** Called when the customer leaves with the window's own controls. */
  onExit: () => void;
}

export interface ChallengeView {
  frame: HTMLIFrameElement;
  /** Called when the bank's page has loaded. */
  shown(): void;
  close(): void;
}

/**
 * Shows a challenge in a dialog over the page, or in an element of the page. The function runs in the shop's page and may not use anything outside of
 * itself. It parses no markup and writes no style attributes, so that it works under a strict content security policy.
 */
export async function openChallengeView(request: ChallengeRequest): Promise<ChallengeView> {
  const { configuration, windowSize, isHidden, emit, hasListener, onExit } = request;
  const { framework, displayLoading, displayExitButton } = configuration.payment ?? {};
  const title = 'Confirm your payment with your bank';
  const frameId = 'Cardinal-CCA-IFrame';
  const sizes: Record<string, readonly [string, string]> = {
    '01': ['250px', '400px'],
    '02': ['390px', '400px'],
    '03': ['500px', '600px'],
    '04': ['600px', '400px'],
    '05': ['100%', '100%'],
  };
  const [width, height] = sizes[String(windowSize)] ?? (framework === 'bootstrap3' ? ['100%', '400px'] : ['400px', '400px']);
  const closed = (): void => emit('ui.close');

  if (framework === 'inline') {
    if (!hasListener('ui.inline.setup')) throw new Error('Nobody placed the frame of the challenge');
    const size = `width="${width.replace('px', '')}" height="${height.replace('px', '')}"`;
    const template = `<div id="Cardinal-ElementContainer"><iframe id="${frameId}" name="${frameId}" title="${title}" ${size}></iframe></div>`;
    const details = { paymentType: 'CCA', data: { mode: isHidden ? 'suppress' : 'static' } };
    await new Promise<void>((resolve, reject) => emit('ui.inline.setup', template, details, resolve, reject));
    const placed = document.getElementById(frameId);
    if (!(placed instanceof HTMLIFrameElement)) throw new Error('The frame of the challenge is not on the page');
    return {
      frame: placed,
      shown: () => emit(isHidden ? 'ui.renderHidden' : 'ui.render'),
      close() {
        placed.remove();
        closed();
      },
    };
  }

  const frame = document.createElement('iframe');
  frame.id = frame.name = frameId;
  frame.title = title;
  if (isHidden) {
    frame.hidden = true;
    document.body.append(frame);
    return {
      frame,
      shown: () => emit('ui.renderHidden'),
      close() {
        frame.remove();
        closed();
      },
    };
  }

  const dialog = document.createElement('dialog');
  dialog.id = framework === 'bootstrap3' ? 'CCAFrameModal' : 'Cardinal-Modal';
  dialog.setAttribute('aria-label', title);
  const box = dialog.style;
  [box.boxSizing, box.maxWidth, box.maxHeight, box.padding] = ['border-box', '100%', '100%', '24px 20px'];
  [box.border, box.borderRadius, box.background, box.overflow, box.zIndex] = ['0', '2px', '#fff', 'auto', '999999'];
  [box.width, box.height] = [
    framework === 'bootstrap3' ? '440px' : width === '100%' ? '100%' : 'fit-content',
    height === '100%' ? '100%' : 'fit-content',
  ];
  [frame.style.display, frame.style.border, frame.style.maxWidth] = ['block', '0', '100%'];
  [frame.style.width, frame.style.height] = [width, height];
  // The dialog of Bootstrap has a button whatever the shop asks for.
  if (framework === 'bootstrap3' || displayExitButton) {
    const exit = document.createElement('button');
    exit.type = 'button';
    exit.textContent = '×';
    exit.setAttribute('aria-label', 'Cancel');
    const { style } = exit;
    [style.position, style.top, style.right, style.minWidth, style.minHeight] = ['absolute', '2px', '0', '24px', '24px'];
    [style.border, style.background, style.font, style.cursor] = ['0', 'transparent', '25px/12px Helvetica, Arial', 'pointer'];
    exit.addEventListener('click', onExit);
    dialog.append(exit);
  }
  // First in the tab order, so that the bank's page gets the focus.
  dialog.prepend(frame);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onExit();
  });
  dialog.addEventListener('click', (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (event.target === dialog && !inside) onExit();
  });
  if (displayLoading === true) emit('ui.loading.render');
  document.body.append(dialog);
  dialog.showModal();
  return {
    frame,
    shown() {
      if (displayLoading === true) emit('ui.loading.close');
      emit('ui.render');
    },
    close() {
      // Closing the dialog restores the focus; removing the element alone would not.
      dialog.close();
      dialog.remove();
      closed();
    },
  };
}
