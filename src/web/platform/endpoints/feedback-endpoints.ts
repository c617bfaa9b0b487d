import { endpoints } from 'virtual:endpoints/feedback';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
