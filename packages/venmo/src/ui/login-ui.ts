// Loaded on demand as one chunk, because few customers use the login window.
export { readLoginResult } from '../stages/login-result';
export { createBackdrop } from './backdrop';
export { createLoginView } from './login-view';
