import { allMethods } from '../../methods/all-methods';
import type { Flow } from '../flow';
import { clientFlows } from './client';
import { popupMethodFlows } from './popups';
import { unusualClientFlows } from './unusual-client';
import { unusualCreateFlows } from './unusual-create';
import { userAgentFlows } from './user-agents';

export const flows: readonly Flow[] = [
  ...clientFlows,
  ...popupMethodFlows,
  ...Object.values(allMethods).flatMap(({ flows: ofMethod = [] }) => ofMethod),
  ...userAgentFlows,
  ...unusualClientFlows,
  ...unusualCreateFlows,
];
