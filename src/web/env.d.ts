/// <reference types="vite/client" />

type Endpoints<Name extends string> = Readonly<Record<Name, readonly [method: string, path: string]>>;
type AccountRoute = keyof typeof import('#contract/account/account.routes.ts').accountRoutes;

declare module 'virtual:endpoints' {
  /** Method and path of the account's endpoints, made at build from the contract's table. */
  export const endpoints: Endpoints<AccountRoute>;
}

declare module 'virtual:endpoints/members' {
  /** Method and path of all other endpoints. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, AccountRoute>>;
}

declare module 'virtual:endpoints/safety' {
  /** Method and path of the endpoints of account safety, which late parts alone call. */
  export const endpoints: Endpoints<keyof typeof import('#contract/safety/safety.routes.ts').safetyRoutes>;
}
