import { showSpinner } from '@tender/frame-service/internal';

/** Of both pages, so that one seems to become the other. */
export function showMasterpassSpinner(): void {
  showSpinner({ color: '#e87600', size: 44 });
}
