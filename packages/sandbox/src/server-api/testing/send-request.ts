import { toCamelKeys } from '../../core/camel-keys';
import { type SandboxDescription } from '../../apis/control/describe-sandbox';
import { readXml } from '../../core/xml/read-xml';
import { writeXml, type XmlFields } from '../../core/xml/write-xml';
import { type SampleRequest } from './sample-requests';

export type Format = 'xml' | 'json';
export const FORMATS: Format[] = ['xml', 'json'];

function write(format: Format, body: XmlFields): string {
  if (format === 'json') return JSON.stringify(body);
  const [[root, value]] = Object.entries(body) as [[string, XmlFields]];
  return writeXml(root, value);
}

/** Sends a request to the server API in one format. @param route method and path: `GET transactions/:id` */
export function sendRequest(
  { sandbox }: { sandbox: SandboxDescription },
  format: Format,
  route: string,
  { params = {}, body }: SampleRequest,
): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const { publicKey, privateKey, merchantId: id } = sandbox;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return fetch(`${sandbox.url}/merchants/${id}/${filled}`, {
    method,
    headers: {
      Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
      'Content-Type': `application/${format}`,
      Accept: `application/${format}`,
    },
    ...(body && { body: write(format, body) }),
  });
}

/** Reads a response of the expected format, with names in camel case. */
export async function readResponse(format: Format, response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return text;
  expect(response.headers.get('content-type')).toBe(`application/${format}; charset=utf-8`);
  return toCamelKeys(format === 'xml' ? readXml(text) : JSON.parse(text));
}
