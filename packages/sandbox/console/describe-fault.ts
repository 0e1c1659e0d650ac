import type { Fault } from '../src/core/faults/fault';
import { formatSpan } from './format';

export function describeMatch({ match }: Fault): string {
  const request = [match.method, match.path].filter(Boolean).join(' ');
  const operation = match.graphqlOperation === undefined ? '' : `operation ${match.graphqlOperation}`;
  return [request, operation].filter(Boolean).join(', ') || 'Every request';
}

export function describeAction({ action }: Fault): string {
  const parts = [
    action.latencyMs === undefined ? '' : `waits ${formatLatency(action.latencyMs)}`,
    action.hang ? 'never responds' : '',
    action.drop === undefined ? '' : `drops the connection ${action.drop} processing the request`,
    action.staleToken ? 'responds as if the token had expired' : '',
    action.malformed ? 'cuts the response in half' : '',
    action.status === undefined ? '' : `responds with ${action.status}`,
    action.status === undefined && action.body !== undefined ? 'responds with its own body' : '',
    action.headers ? 'sets headers' : '',
  ];
  return parts.filter(Boolean).join(', ') || 'only counts';
}

const formatLatency = (milliseconds: number): string => (milliseconds < 1000 ? `${milliseconds} ms` : formatSpan(milliseconds));
