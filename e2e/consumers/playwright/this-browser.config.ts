// The guide's configuration, with the browser of this machine instead of one that Playwright downloads.
import config from './playwright.config';

export default { ...config, use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH } } };
