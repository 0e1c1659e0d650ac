// The page's first script. It is small, so that its requests do not wait for the others, which the browser loads beside it.
import { startRequests } from './started-requests';
import '@tender/react/styles.css';
import '@tender/react/checkout.css';
import './styles/tokens.css';
import './styles/tender-theme.css';
import './styles/art.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/fields.css';
import './styles/shop.css';
import './styles/checkout.css';
import './styles/orders.css';
import './styles/saved.css';
import './styles/print.css';

startRequests();
void import('./main');
