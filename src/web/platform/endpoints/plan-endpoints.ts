import { endpoints } from 'virtual:endpoints/plans';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
