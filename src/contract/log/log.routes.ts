import { MEMBER, route } from '#contract/kit/route.ts';
import {
  entryParams,
  logListsPatch,
  logListsReply,
  medicationPatch,
  medicationPost,
  symptomPatch,
  symptomPost,
} from './log.schemas.ts';

const lists = {
  access: MEMBER,
  params: null,
  query: null,
  reply: logListsReply,
  cache: 'no-store',
  status: 200,
} as const;
const write = { ...lists, rate: 'write', bodyLimit: 4 * 1024 } as const;

/** The lists the member keeps for logging. Each change answers all of them, so that a screen has one thing to hold. */
export const logRoutes = {
  getLogLists: route({
    ...lists,
    method: 'GET',
    path: '/api/log-lists',
    rate: 'read',
    bodyLimit: 0,
    body: null,
    summary: 'Her own symptoms, what she takes, and how she reads a thermometer',
    errors: [],
  }),
  patchLogLists: route({
    ...write,
    method: 'PATCH',
    path: '/api/log-lists',
    body: logListsPatch,
    summary: 'Choose degrees Celsius or Fahrenheit',
    errors: [],
  }),
  makeSymptom: route({
    ...write,
    method: 'POST',
    path: '/api/custom-symptoms',
    body: symptomPost,
    summary: 'Make a symptom of her own; a hidden one of that name comes back',
    health: true,
    errors: ['list_full', 'name_taken', 'symptom_offered'],
  }),
  changeSymptom: route({
    ...write,
    method: 'PATCH',
    path: '/api/custom-symptoms/:id',
    params: entryParams,
    body: symptomPatch,
    summary: 'Rename, hide or restore a symptom of her own',
    health: true,
    errors: ['not_found', 'name_taken', 'symptom_offered'],
  }),
  makeMedication: route({
    ...write,
    method: 'POST',
    path: '/api/medications',
    body: medicationPost,
    summary: 'Note what she takes or uses; a hidden one of that name comes back',
    health: true,
    errors: ['list_full', 'name_taken', 'not_found'],
  }),
  changeMedication: route({
    ...write,
    method: 'PATCH',
    path: '/api/medications/:id',
    params: entryParams,
    body: medicationPatch,
    summary: 'Change, hide or restore what she takes',
    health: true,
    errors: ['not_found', 'name_taken'],
  }),
} as const;
