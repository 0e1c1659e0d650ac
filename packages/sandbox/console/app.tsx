import { useEffect, useRef, useState } from 'react';
import { AnalyticsView } from './analytics-view';
import { ClockView } from './clock-view';
import { ContextsView } from './contexts-view';
import { control } from './control';
import { FailureAnnouncer } from './failure-announcer';
import { FaultsView } from './faults-view';
import { formatTime } from './format';
import { KeysView } from './keys-view';
import { NoncesView } from './nonces-view';
import { createRequestFeed } from './request-feed';
import { RequestsView } from './requests-view';
import { ResetButton } from './reset-button';
import { TransactionView } from './transaction-view';
import { TransactionsView } from './transactions-view';
import { usePolled, type Polled } from './use-polled';
import { useView } from './use-view';
import { VaultView } from './vault-view';
import { WebhooksView } from './webhooks-view';
import { VIEW_NAMES, VIEWS, type ViewName } from './views';

/** Loads what every view needs in one poll. */
function createOverview() {
  const feed = createRequestFeed(control.requests);
  return async (signal: AbortSignal) => {
    const [requests, faults, now] = await Promise.all([feed(signal), control.faults(signal), control.now(signal)]);
    return { requests, faults, now };
  };
}
type Overview = Polled<Awaited<ReturnType<ReturnType<typeof createOverview>>>>;

export function App() {
  const [load] = useState(createOverview);
  const overview = usePolled(load);
  const { name: view, id } = useView();
  const [resets, setResets] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useRef<HTMLElement>(null);
  const location = `${view} ${id}`;
  const shown = useRef(location);
  // After following a link, the focus moves to the view's heading. On first load it stays.
  useEffect(() => {
    if (shown.current !== location) heading.current?.focus();
    // On a phone the list of views is wider than the screen.
    navigation.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    shown.current = location;
  }, [location]);
  const { data, error, refresh } = overview;
  const reset = () => {
    setResets(resets + 1);
    refresh();
  };
  return (
    <>
      <aside className="banner" aria-label="Test system">
        <strong>Test system.</strong> No money moves here. Never enter real cards: use the documented test numbers.
      </aside>
      <header>
        <h1>Tender sandbox</h1>
        <p className={error === undefined ? 'live' : 'live lost'}>{error === undefined ? 'Live' : 'The sandbox does not respond'}</p>
        {data && (
          <a className="clock" href="#/clock">
            <span className="hidden">Sandbox time </span>
            {formatTime(data.now)}
          </a>
        )}
        <ResetButton done={reset} />
      </header>
      <nav aria-label="Views" ref={navigation}>
        {VIEW_NAMES.map((name) => (
          <a key={name} href={`#/${name}`} aria-current={name === view ? 'page' : undefined}>
            {VIEWS[name]}
            {name === 'faults' && data !== undefined && data.faults.length > 0 && <span className="tally">{data.faults.length}</span>}
          </a>
        ))}
      </nav>
      <main key={`${location} ${resets}`}>
        <h2 className="title" tabIndex={-1} ref={heading}>
          {view === 'transactions' && id !== undefined ? `Transaction ${id}` : VIEWS[view]}
        </h2>
        <View view={view} id={id} overview={overview} />
      </main>
      <FailureAnnouncer requests={data?.requests} />
    </>
  );
}

function View({ view, id, overview: { data, refresh } }: { view: ViewName; id: string | undefined; overview: Overview }) {
  switch (view) {
    case 'requests':
      return <RequestsView requests={data?.requests} />;
    case 'transactions':
      return id === undefined ? <TransactionsView /> : <TransactionView id={id} />;
    case 'nonces':
      return <NoncesView now={data?.now} />;
    case 'vault':
      return <VaultView />;
    case 'contexts':
      return <ContextsView />;
    case 'webhooks':
      return <WebhooksView />;
    case 'analytics':
      return <AnalyticsView />;
    case 'faults':
      return <FaultsView faults={data?.faults} refresh={refresh} />;
    case 'clock':
      return <ClockView now={data?.now} refresh={refresh} />;
    case 'keys':
      return <KeysView />;
    default:
      return view satisfies never;
  }
}
