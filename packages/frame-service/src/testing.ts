// For unit tests in a DOM without real windows: both ends of a message, popups, and the page inside a dispatch frame.
export { fakeDispatchFrame, fakePopups, type FakeDispatchFrame, type FakePopup } from './testing/popups';
export { fakeProviderFrame, type FakeProviderFrame } from './testing/provider-frame';
export { deliver, envelope, fakeWindow, type FakeWindow } from './testing/windows';
