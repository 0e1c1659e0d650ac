import { addQuery } from '@tender/client/internal';

/** Adds data to the query of a URL, before its fragment: there servers and banks see it. */
export function appendQuery(url: string, data: object): string {
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(url) ?? [];
  return addQuery(page, data) + fragment;
}
