const createStorageKey = (channel: string): string => `tender.three-d-secure.${channel}`;

/**
 * Stores the origin of the merchant's page, which the bank frame knows from its message. The page that the bank redirects to is another document in
 * the same frame, and reads it from there.
 */
export function saveMerchantOrigin(channel: string, origin: string | undefined): void {
  try {
    if (origin) sessionStorage.setItem(createStorageKey(channel), origin);
  } catch {
    // Storage is disabled. Most browsers know the origin of the parent page as well.
  }
}

/** The origin that results are sent to: that of the merchant's page, and no other. */
export function readMerchantOrigin(channel: string): string | undefined {
  try {
    const savedOrigin = sessionStorage.getItem(createStorageKey(channel));
    if (savedOrigin) return savedOrigin;
  } catch {
    // Storage is disabled.
  }
  return location.ancestorOrigins?.[0];
}
