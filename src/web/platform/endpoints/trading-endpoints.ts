import { endpoints } from 'virtual:endpoints/trading';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
