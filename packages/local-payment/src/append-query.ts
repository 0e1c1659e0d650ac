import { addQuery } from '@tender/client/internal';

/**
 * Adds data to a URL: at its end, even after a fragment (`/#/pay?a=1`), because a page reads what follows the first question mark. If the question mark
 * comes before the fragment (`/?a=1#top`), the reading ends there, so the data go in front of it.
 */
export function appendQuery(url: string, data: object): string {
  const [, page = url, fragment = ''] = /^([^#?]*\?[^#]*)(#.*)$/s.exec(url) ?? [];
  return addQuery(page, data) + fragment;
}
