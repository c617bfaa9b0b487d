import { endpoints } from 'virtual:endpoints/safety';
import { learnEndpoints } from '../endpoints.ts';

learnEndpoints(endpoints);
