import { showSpinner } from '@tender/frame-service/internal';

showSpinner();
