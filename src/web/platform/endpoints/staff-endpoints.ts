import { endpoints } from 'virtual:endpoints/staff';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
