export { masterpassErrors, type MasterpassErrorCode } from './errors';
export { masterpass } from './masterpass';
export type {
  Masterpass,
  MasterpassAddress,
  MasterpassBinData,
  MasterpassCardDetails,
  MasterpassComponent,
  MasterpassContact,
  MasterpassCreateOptions,
  MasterpassFrameOptions,
  MasterpassTokenizeOptions,
  MasterpassTokenizePayload,
} from './types';
