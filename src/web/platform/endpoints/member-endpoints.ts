import { endpoints } from 'virtual:endpoints/members';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
