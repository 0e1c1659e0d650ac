import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { type Sandbox } from '../../index';

export const ATTACKER = 'https://attacker.example';

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Over TLS. */
  tls?: boolean;
}

export interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  text: string;
}

/** Sends exactly these headers, including `Host`, like a browser or a tunnel. */
export function send(sandbox: Sandbox, { path, method = 'GET', headers = {}, body, tls = false }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const port = tls ? sandbox.tlsPort : sandbox.port;
    const options = { host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false, agent: false };
    const sent = (tls ? secureRequest : request)(options, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const readReason = ({ text }: Answer) => (JSON.parse(text) as { error: { message: string } }).error.message;

/** Encodes the API keys of the merchant's server. */
export const encodeKeys = ({ publicKey, privateKey }: Sandbox) => `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;

/** Creates a call to the server API, with the keys of the merchant's server. */
export const createServerCall = (sandbox: Sandbox, headers: Record<string, string>): Call => ({
  path: `/merchants/${sandbox.merchantId}/client_token`,
  method: 'POST',
  headers: { Authorization: encodeKeys(sandbox), 'Content-Type': 'application/json', ...headers },
  body: '{"client_token":{"version":2}}',
});
