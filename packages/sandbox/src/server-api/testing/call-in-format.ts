import { toCamelKeys } from '../../core/camel-keys';
import { type SandboxDescription } from '../../apis/control/describe-sandbox';
import { valueAt } from '../../core/text-at';
import { readXml } from '../../core/xml/read-xml';
import { writeXml, type XmlValue } from '../../core/xml/write-xml';

/** XML is what the SDKs of Python, Ruby, PHP, Java and .NET send, JSON what that of Node sends. */
export type Format = 'xml' | 'json';
export const FORMATS: readonly Format[] = ['xml', 'json'];

export interface FormatResponse {
  status: number;
  /** Content of the root element, with names in camel case. */
  body: unknown;
  /** Codes of a refusal's errors, each in front of its path: `81805 address.firstName`. */
  errors: string[];
}

/** Sends a request to the server API in one of its formats, as an SDK does. */
export async function callInFormat(
  { sandbox }: { sandbox: SandboxDescription },
  format: Format,
  request: string,
  root?: string,
  fields: XmlValue = {},
): Promise<FormatResponse> {
  const [method = '', path = ''] = request.split(' ');
  const { publicKey, privateKey, merchantId: id } = sandbox;
  const response = await fetch(`${sandbox.url}/merchants/${id}/${path}`, {
    method,
    headers: {
      Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
      'Content-Type': `application/${format}`,
      Accept: `application/${format}`,
    },
    ...(root !== undefined && { body: format === 'xml' ? writeXml(root, fields) : JSON.stringify({ [root]: fields }) }),
  });
  const text = await response.text();
  if (text === '') return { status: response.status, body: undefined, errors: [] };
  const parsed = toCamelKeys(format === 'xml' ? readXml(text) : JSON.parse(text));
  const [body] = Object.values(parsed as Record<string, unknown>);
  return { status: response.status, body, errors: listErrors(valueAt(body, 'errors'), []) };
}

function listErrors(node: unknown, path: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'errors' && Array.isArray(value)
      ? value.map((error) => `${String(valueAt(error, 'code'))} ${[...path, String(valueAt(error, 'attribute'))].join('.')}`)
      : listErrors(value, [...path, name]),
  );
}
