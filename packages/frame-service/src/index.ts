export { frameServiceErrors, type FrameServiceErrorCode } from './errors';
