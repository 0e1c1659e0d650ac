// In a file of its own, so that it is loaded on demand.
export { ThreeDSecureDialog } from '../../three-d-secure/three-d-secure-dialog';
export { readAppearance } from './read-appearance';
