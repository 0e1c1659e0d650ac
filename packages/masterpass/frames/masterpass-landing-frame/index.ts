import { showMasterpassSpinner } from '../../src/show-masterpass-spinner';

showMasterpassSpinner();
