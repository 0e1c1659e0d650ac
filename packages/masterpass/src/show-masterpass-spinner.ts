import { showSpinner } from '@tender/frame-service/internal';

/** Shows the same spinner on both pages, so that the customer does not notice the change from one to the other. */
export function showMasterpassSpinner(): void {
  showSpinner({ color: '#e87600', size: 44 });
}
