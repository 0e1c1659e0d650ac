/** What is loaded together, for a login at a desk. */
export { createBackdrop } from './backdrop';
export { createLoginView } from './login-view';
