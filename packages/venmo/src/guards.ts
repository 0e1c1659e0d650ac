import { venmoErrors } from './errors';

/** @throws VENMO_INVALID_PROFILE_ID, VENMO_INVALID_DEEP_LINK_RETURN_URL */
export function assertCreateOptions({ profileId, deepLinkReturnUrl }: { profileId?: unknown; deepLinkReturnUrl?: unknown }): void {
  if (!isOptionalString(profileId)) throw venmoErrors.VENMO_INVALID_PROFILE_ID();
  if (!isOptionalString(deepLinkReturnUrl)) throw venmoErrors.VENMO_INVALID_DEEP_LINK_RETURN_URL();
}

const isOptionalString = (value: unknown): boolean => value == null || typeof value === 'string';
