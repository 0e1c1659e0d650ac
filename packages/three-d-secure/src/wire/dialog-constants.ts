/** Of the bank's page, for those who hear it. */
export const FRAME_TITLE = '3D Secure Authorization Frame';

/** In CSS pixels. */
export const BOOTSTRAP_MODAL_WIDTH = 440;
export const CONTAINER_HEIGHT = 400;
