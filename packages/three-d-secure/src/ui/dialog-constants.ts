/** Title of the bank's page, which screen readers announce. */
export const FRAME_TITLE = '3D Secure Authorization Frame';

/** Width of the wide dialog, in CSS pixels. */
export const BOOTSTRAP_MODAL_WIDTH = 440;

/** Height of the challenge, in CSS pixels. */
export const CONTAINER_HEIGHT = 400;
