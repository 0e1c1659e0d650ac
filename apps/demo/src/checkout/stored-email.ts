const KEY = 'fern-and-field.email';

/** Stores the e-mail address for a customer who leaves the page for a bank or an app. */
export function storeEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is full or switched off: the customer is asked again.
  }
}

export function readEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
