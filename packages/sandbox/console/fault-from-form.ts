import type { FaultOptions } from '../src/core/faults/fault';

export const ACTIONS = {
  status: 'Respond with a status',
  latency: 'Respond late',
  'drop-before': 'Drop the connection before processing',
  'drop-after': 'Drop the connection after processing',
  hang: 'Never respond',
  malformed: 'Cut the response in half',
  stale: 'Respond as if the client token had expired',
} as const;
export type ActionName = keyof typeof ACTIONS;

/** Values of the form, as typed. */
export interface FaultDraft {
  path: string;
  method: string;
  operation: string;
  times: string;
  action: ActionName;
  status: string;
  latency: string;
}

export const NEW_FAULT: FaultDraft = { path: '', method: '', operation: '', times: '', action: 'status', status: '503', latency: '2000' };

/** Common failures that checkouts often handle wrong. */
export const PRESETS: Record<string, Partial<FaultDraft>> = {
  'Next tokenization fails': { operation: 'tokenizeCreditCard', path: '/graphql', times: '1', action: 'status', status: '503' },
  'Response to the next sale is lost': { path: '/transactions', method: 'POST', times: '1', action: 'drop-after' },
  'Everything is slow': { action: 'latency', latency: '3000' },
  'Configuration never arrives': { path: 'v1/configuration', action: 'hang' },
};

export function faultFromForm(draft: FaultDraft): FaultOptions {
  return {
    match: {
      ...(draft.path === '' ? {} : { path: draft.path }),
      ...(draft.method === '' ? {} : { method: draft.method }),
      ...(draft.operation === '' ? {} : { graphqlOperation: draft.operation }),
      ...(draft.times === '' ? {} : { times: Number(draft.times) }),
    },
    action: createAction(draft),
  };
}

function createAction({ action, status, latency }: FaultDraft): FaultOptions['action'] {
  switch (action) {
    case 'status':
      return { status: Number(status) };
    case 'latency':
      return { latencyMs: Number(latency) };
    case 'drop-before':
      return { drop: 'before' };
    case 'drop-after':
      return { drop: 'after' };
    case 'hang':
      return { hang: true };
    case 'malformed':
      return { malformed: true };
    case 'stale':
      return { staleToken: true };
    default:
      return action satisfies never;
  }
}
