/// <reference types="vite/client" />

type Endpoints<Name extends string> = Readonly<Record<Name, readonly [method: string, path: string]>>;
type EverywhereRoute = keyof (typeof import('#contract/account/account.routes.ts').accountRoutes &
  typeof import('#contract/safety/safety.routes.ts').safetyRoutes);

declare module 'virtual:endpoints' {
  /** Method and path of the endpoints of signing in and account safety, made at build from the contract's table. */
  export const endpoints: Endpoints<EverywhereRoute>;
}

declare module 'virtual:endpoints/members' {
  /** Method and path of all other endpoints. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/circle' {
  /** Those of them that only the pages of the circle call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/staff' {
  /** Those of them that only the pages of the circle call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/teaching' {
  /** Those of them that only pages of teachers, and of what they made, call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/feedback' {
  /** Those of them that only the page of feedback and the outbox call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/plans' {
  /** Those of them that only the page of a plan calls. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}
