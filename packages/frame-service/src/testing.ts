// Fakes for unit tests in a DOM without real windows: popups, dispatch frames and other windows.
export { fakeDispatchFrame, fakePopups, type FakeDispatchFrame, type FakePopup } from './testing/popups';
export { fakeProviderFrame, type FakeProviderFrame } from './testing/provider-frame';
export { deliver, envelope, fakeWindow, type FakeWindow } from './testing/windows';
export { joinFrame, onFrame, playProviderPages } from './testing/provider-pages';
