import { endpoints } from 'virtual:endpoints/shop';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
