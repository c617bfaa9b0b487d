import { MEMBER, PUBLIC, route } from '#contract/kit/route.ts';
import { ownRecordReply, proofReply, signedProof } from './privacy-proof.schemas.ts';

const base = {
  method: 'GET',
  rate: 'read',
  bodyLimit: 0,
  params: null,
  query: null,
  body: null,
  status: 200,
  errors: [],
} as const;

export const privacyProofRoutes = {
  getProof: route({
    ...base,
    path: '/api/privacy/proof',
    summary: 'What the privacy proof shows',
    access: PUBLIC,
    reply: proofReply,
    cache: 'revalidate',
  }),
  getSignedProof: route({
    ...base,
    path: '/.well-known/privacy-proof.json',
    summary: 'The whole proof, field by field and file by file, signed',
    access: PUBLIC,
    reply: signedProof,
    cache: 'revalidate',
  }),
  getOwnRecord: route({
    ...base,
    path: '/api/privacy/own-record',
    summary: 'Her newest entry as she wrote it and as it lies on the disk',
    access: MEMBER,
    reply: ownRecordReply,
    cache: 'no-store',
    primary: true,
  }),
} as const;
