// For the other packages of this workspace. A change here that breaks one of them is a major version.
export { isIos, isIosWebView } from './browser';
export { createBus, type Bus, type BusOptions, type Handler, type Message, type Peer, type Reply, type Sender } from './bus';
export { createIframe, type InlineStyle } from './create-iframe';
export { frameServiceErrors, type FrameServiceErrorCode } from './errors';
export { createFrameService, type FrameHandler, type FrameService, type FrameServiceOptions, type OpenOptions } from './frame-service';
export { popupBridge, type PopupBridge } from './frames/popup-bridge';
export { popupFeatures, roundedCenter, type Geometry } from './geometry';
export { openPopup, type Popup, type PopupOptions } from './open-popup';
export type { FrameError, Outcome } from './outcome';
export { pinnedPeer, type PinnedPeer } from './pinned-peer';
export { createProviderFrame, type ProviderFrame } from './provider-frame';
export { report, serviceIdOf } from './report';
export { showClosing } from './show-closing';
export { showSpinner, type SpinnerOptions } from './spinner';
export { supportsPopups } from './supports-popups';
