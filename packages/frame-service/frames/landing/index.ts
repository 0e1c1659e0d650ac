import { showSpinner } from '../../src/spinner';

showSpinner();
