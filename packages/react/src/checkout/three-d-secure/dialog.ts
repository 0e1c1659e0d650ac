// A file of its own is loaded when it is needed.
export { ThreeDSecureDialog } from '../../three-d-secure/three-d-secure-dialog';
