import { addQuery } from '@tender/client/internal';

/** Adds data to the query of a URL, in front of its fragment, which servers and banks do not receive. */
export function appendQuery(url: string, data: object): string {
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(url) ?? [];
  return addQuery(page, data) + fragment;
}
