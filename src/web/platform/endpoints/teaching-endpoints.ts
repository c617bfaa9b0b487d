import { endpoints } from 'virtual:endpoints/teaching';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
