import { endpoints } from 'virtual:endpoints/referral';
import { learnEndpoints } from './endpoints.ts';

learnEndpoints(endpoints);
