export { ROLES, roleStore, type Role } from './role.store.ts';
