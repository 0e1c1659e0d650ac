import { startFrame } from './start-frame';

startFrame();
