// For the other packages of this workspace. A change here that breaks one of them is a major version.
export { createBus, type Bus, type BusOptions, type Handler, type Peer, type Reply, type Sender } from './bus';
export { createIframe, type IframeAttributes, type InlineStyle } from './create-iframe';
export { pinnedPeer, type PinnedPeer } from './pinned-peer';
