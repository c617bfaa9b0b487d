/// <reference types="vite/client" />

declare module 'virtual:endpoints' {
  /** Method and path of every endpoint, made at build from the contract's table. */
  export const endpoints: Readonly<Record<import('#contract/table.ts').RouteName, readonly [method: string, path: string]>>;
}
