export { envelope, fakeWindow, type FakeWindow } from './testing/windows';
