export { PrivacyModeGroup } from '#web/features/privacy-mode/public.ts';
export { ConsentsGroup } from './consents/consents-group.tsx';
export { SigningInGroup } from './signing-in/signing-in-group.tsx';
export { SessionsGroup } from './sessions/sessions-group.tsx';
export { AccessGroup } from './access/access-group.tsx';
export { OldLogsGroup } from './old-logs/old-logs-group.tsx';
export { ExportGroup } from './export/export-group.tsx';
export { DeletionGroup } from './deletion/deletion-group.tsx';
