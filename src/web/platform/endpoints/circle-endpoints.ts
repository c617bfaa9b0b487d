import { endpoints } from 'virtual:endpoints/circle';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
