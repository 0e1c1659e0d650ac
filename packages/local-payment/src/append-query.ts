import { addQuery } from '@tender/client/internal';

/**
 * Adds data to a URL. The protocol appends it to the whole URL, also after a fragment (`/#/pay?a=1`), and reads it back from behind the first question mark.
 * Where that is in front of the fragment (`/?a=1#top`), data behind the fragment would not be read, so it is added in front.
 */
export function appendQuery(url: string, data: object): string {
  const [, page = url, fragment = ''] = /^([^#?]*\?[^#]*)(#.*)$/s.exec(url) ?? [];
  return addQuery(page, data) + fragment;
}
