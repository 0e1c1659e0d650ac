import { showSpinner } from '../../src/show-spinner';

showSpinner();
