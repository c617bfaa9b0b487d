export { NO_HOME_DATA } from './home.handlers.ts';
