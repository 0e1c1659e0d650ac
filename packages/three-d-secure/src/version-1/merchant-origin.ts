const key = (channel: string): string => `tender.three-d-secure.${channel}`;

/** The bank frame knows who asked; the page that the bank comes back to is another document in the same place. */
export function rememberMerchant(channel: string, origin: string | undefined): void {
  try {
    if (origin) sessionStorage.setItem(key(channel), origin);
  } catch {
    // Storage is off; most browsers can tell by themselves.
  }
}

/** Results go to the page that asked, and to nobody else. */
export function merchantOrigin(channel: string): string | undefined {
  try {
    const remembered = sessionStorage.getItem(key(channel));
    if (remembered) return remembered;
  } catch {
    // As above.
  }
  return location.ancestorOrigins?.[0];
}
