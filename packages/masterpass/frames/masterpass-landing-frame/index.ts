import { showMasterpassSpinner } from '../../src/spinner';

showMasterpassSpinner();
