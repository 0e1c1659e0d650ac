import type { Fault } from '../src/faults/fault';
import { formatSpan } from './format';

export function describeMatch({ match }: Fault): string {
  const request = [match.method, match.path].filter(Boolean).join(' ');
  const operation = match.graphqlOperation === undefined ? '' : `operation ${match.graphqlOperation}`;
  return [request, operation].filter(Boolean).join(', ') || 'Every request';
}

export function describeAction({ action }: Fault): string {
  const parts = [
    action.latencyMs === undefined ? '' : `waits ${formatLatency(action.latencyMs)}`,
    action.hang ? 'never answers' : '',
    action.drop === undefined ? '' : `drops the connection ${action.drop} carrying it out`,
    action.staleToken ? 'answers as if the token had expired' : '',
    action.malformed ? 'breaks the answer off' : '',
    action.status === undefined ? '' : `answers ${action.status}`,
    action.status === undefined && action.body !== undefined ? 'answers with a body of its own' : '',
    action.headers ? 'sets headers' : '',
  ];
  return parts.filter(Boolean).join(', ') || 'counts only';
}

const formatLatency = (milliseconds: number): string => (milliseconds < 1000 ? `${milliseconds} ms` : formatSpan(milliseconds));
