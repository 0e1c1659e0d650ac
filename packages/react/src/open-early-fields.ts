// An entry of its own: the script that calls it must not load React.
export { openEarlyFields } from './card/open-early-fields';
